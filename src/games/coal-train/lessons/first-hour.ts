/** A guided first hour: the market, an upgrade, the first stations, and the last round with the scoring. */
import { chaptersApart, more, point, where } from '../../building-blocks/lesson-steps.ts'
import type { LessonStep, Lesson } from '../../facets/teaching.ts'
import type { Entry } from '../rules/types.ts'
import type { State } from '../state/state.ts'
import { BEGINNINGS, SETUP } from './evening.ts'
import * as learner from './learner.ts'
import { hasTurn, isAskedFor, isBusy, isFree, isOver, isReplenishing, isScored, onTurn, open, own } from './learner.ts'
import * as pointing from './pointing.ts'

type Step = LessonStep<State>

const market: Step[] = [
  { id: 'welcome', points: point('valley') },
  { id: 'income', points: point('goods') },
  {
    id: 'step',
    when: onTurn((s) => own(s).agent === null),
    points: pointing.edgeStations,
    until: (s) => own(s).agent !== null,
  },
  {
    id: 'buy',
    when: onTurn((s) => open(s, 'buy').length > 0),
    points: point('here'),
    until: more(learner.tiles),
  },
  { id: 'marker', when: where((s) => learner.markers(s) > 0), points: pointing.ownSubsidies },
  {
    id: 'points-left',
    when: where((s) => hasTurn(s) && own(s).actionPoints > 0),
    points: pointing.withPointsLeft,
    takesTurns: true,
    until: (s) => !hasTurn(s) || own(s).actionPoints === 0,
  },
  { id: 'end', when: where(hasTurn), points: point('end'), takesTurns: true, until: (s) => !hasTurn(s) },
  {
    id: 'place',
    when: where(isReplenishing),
    points: point('free-spaces'),
    takesTurns: true,
    until: (s) => !isReplenishing(s),
  },
  { id: 'whistlestops', when: where((s) => pointing.whistlestops(s).length > 0), points: pointing.whistlestops },
  { id: 'others', when: onTurn() },
]

const upgrade: Step[] = [
  { id: 'held', points: point('siding') },
  {
    id: 'use',
    when: (s) => (learner.hasUpgrade(s) ? onTurn((now) => isBusy(now) || open(now, 'use').length > 0)(s) : 'never'),
    points: pointing.usableTiles,
    until: more(learner.upgrades),
  },
  { id: 'raised', when: where((s) => learner.upgrades(s) > 0), points: point('goods') },
  {
    id: 'spend',
    when: where((s) => pointing.spendable(s).length > 0),
    points: pointing.spendable,
    until: (s, start) => learner.markers(s) < learner.markers(start),
  },
  { id: 'back-room', points: point('rondel') },
  {
    id: 'centre',
    when: where((s) => learner.canReachStandard(s) && !learner.isOnStandard(s)),
    points: point('space 2 2'),
    takesTurns: true,
    until: learner.isOnStandard,
  },
  {
    id: 'standard',
    when: where((s) => isBusy(s) || open(s, 'upgrade').length > 0),
    points: pointing.standard,
    until: more(learner.incomes),
  },
  { id: 'trade', when: where(isFree), points: point('exchange', 'coal') },
  {
    id: 'play-on',
    when: where((s) => hasTurn(s) || isReplenishing(s)),
    points: pointing.toTheEnd,
    takesTurns: true,
    until: (s) => !hasTurn(s) && !isReplenishing(s),
  },
]

const hasSecondBuild = (s: State) => s.building !== null && open(s, 'build').some(({ tile }) => tile === undefined)

const stations: Step[] = [
  { id: 'station-tile', points: pointing.stationTiles },
  {
    id: 'build',
    when: onTurn(learner.canBuildCity),
    points: pointing.cities,
    until: (s, start) => isAskedFor('bill')(s) || more(learner.stations)(s, start),
  },
  { id: 'pay', when: where(isAskedFor('bill')), points: point('confirm'), until: (s) => !isAskedFor('bill')(s) },
  { id: 'card', when: where(isAskedFor('card')), points: point('choices'), until: (s) => !isAskedFor('card')(s) },
  {
    id: 'card-effect',
    when: where(isAskedFor('town', 'raise', 'gain')),
    points: point('choices'),
    until: (s) => !isAskedFor('town', 'raise', 'gain')(s),
  },
  { id: 'loco', when: where(isAskedFor('loco')), points: point('choices'), until: (s) => !isAskedFor('loco')(s) },
  { id: 'scored', when: where((s) => learner.stations(s) > 0), points: point('points') },
  { id: 'connections', points: point('valley') },
  {
    id: 'second',
    when: where((s) => isBusy(s) || hasSecondBuild(s)),
    points: pointing.bestPlaces,
    until: (s, start) => s.step === null && (s.building === null || more(learner.stations)(s, start)),
  },
  {
    id: 'go-home',
    when: where((s) => hasTurn(s) || isReplenishing(s)),
    points: pointing.toTheEnd,
    takesTurns: true,
    until: (s) => !hasTurn(s) && !isReplenishing(s),
  },
]

const untilScored: Step['when'] = (s) => (isOver(s) ? 'never' : isScored(s) ? 'now' : 'later')

const last: Step[] = [
  { id: 'lamp', when: where((s) => s.ending === 'last'), points: point('lamp') },
  { id: 'scoring-cards', points: pointing.scoringCards },
  {
    id: 'contract',
    when: where((s) => open(s, 'contract').length > 0),
    points: pointing.contracts,
    until: more(learner.paid),
  },
  {
    id: 'last-stations',
    when: where((s) => isBusy(s) || open(s, 'build').length > 0),
    points: pointing.bestPlaces,
    until: (s, start) => s.step === null && more(learner.stations)(s, start),
  },
  {
    id: 'use-up',
    when: where(hasTurn),
    points: pointing.toTheEnd,
    takesTurns: true,
    until: (s) => !hasTurn(s),
  },
  { id: 'scoring', when: untilScored, points: point('next-part'), takesTurns: true, until: isOver },
  { id: 'farewell', when: (s) => (isOver(s) ? 'now' : 'later') },
]

const CHAPTERS = { market, upgrade, stations, last }

export const firstHour: Lesson<State, Entry> = {
  id: 'first-hour',
  version: 1,
  controls: ['human', 'bot:apprentice', 'bot:apprentice'],
  chapters: chaptersApart(CHAPTERS, SETUP, BEGINNINGS),
}
