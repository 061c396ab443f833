/** Begins a lesson, or goes on with it, and goes to its table. */
import type { LessonProgress } from '../../../contract/schemas/lessons.ts'
import { goToTable } from '../../app/router.svelte.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'
import { loadWords } from '../../games/offered-games.svelte.ts'
import type { Words } from '../../games/screens/words.ts'
import { m } from '../../paraglide/messages.js'
import { levelName } from '../../games/screens/control-names.ts'
import { present } from '../../../games/building-blocks/present.ts'

type Wanted = Pick<LessonProgress, 'game' | 'lesson'>

/** `chapter` null: where one left off. Says in a notice what goes wrong. */
export async function beginLesson(services: Services, { game, lesson }: Wanted, chapter: string | null) {
  try {
    const [words, progress, people] = await Promise.all([
      loadWords(game),
      services.call('lessons.list'),
      services.call('people.list'),
    ])
    const { controls } = present(
      progress.find((each) => each.game === game && each.lesson === lesson),
      'the progress of the lesson',
    )
    const names = namesOf(controls, words, people)
    goToTable((await services.call('lessons.begin', { game, lesson, chapter, names })).id)
  } catch (error) {
    notifyError(error)
  }
}

/** The latest person known learns; bots are called like their levels, numbered where several have one. */
function namesOf(controls: readonly string[], words: Words, people: readonly { name: string }[]): string[] {
  const bots = controls.map((control) => levelName(control, words))
  const learner = people.find(({ name }) => !bots.includes(name))?.name
  return bots.map((bot, seat) =>
    bot === null ? (learner ?? m.player_number({ number: seat + 1 })) : numbered(bot, bots.slice(0, seat)),
  )
}

function numbered(name: string, before: readonly (string | null)[]): string {
  const same = before.filter((other) => other === name).length
  return same === 0 ? name : `${name} ${same + 1}`
}
