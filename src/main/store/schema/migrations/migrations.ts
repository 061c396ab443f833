import { games } from './0001-games.ts'
import { peopleAndSettings } from './0002-people-and-settings.ts'
import { companion } from './0003-companion.ts'
import { hints } from './0004-hints.ts'
import { shelf } from './0005-shelf.ts'
import { reviews } from './0006-reviews.ts'
import { gamesOfTheirOwn } from './0007-games-of-their-own.ts'
import { unfinishedWork } from './0008-unfinished-work.ts'
import { binAndTags } from './0009-bin-and-tags.ts'
import { ranks } from './0010-ranks.ts'
import { atAGlance } from './0011-at-a-glance.ts'
import { batchesAndSearches } from './0012-batches-and-searches.ts'
import { figures } from './0013-figures.ts'
import { reviewQueue } from './0014-review-queue.ts'
import { plainLetters } from './0015-plain-letters.ts'
import { archive } from './0016-archive.ts'
import { exercises } from './0017-exercises.ts'
import { seasons } from './0018-seasons.ts'
import { puzzles } from './0019-puzzles.ts'
import { deals } from './0020-deals.ts'
import type { Migration } from './migration.ts'

export const MIGRATIONS: readonly Migration[] = [
  games,
  peopleAndSettings,
  companion,
  hints,
  shelf,
  reviews,
  gamesOfTheirOwn,
  unfinishedWork,
  binAndTags,
  ranks,
  atAGlance,
  batchesAndSearches,
  figures,
  reviewQueue,
  plainLetters,
  archive,
  exercises,
  seasons,
  puzzles,
  deals,
]
