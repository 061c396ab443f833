/** The games behind every figure of the statistics, as its link asks the list for them, over 300 games of all kinds. */
import { describe, expect, test } from 'vitest'
import { ALL_GAMES, type Narrowing, type Sitter } from '../../../src/contract/archive.ts'
import { gamesOf, RECORDS, storedGames, TITLES } from './all-kinds.ts'
import { placeOf, seatsOf, type Told, type ToldGame } from './plainly.ts'

const stored = storedGames()

const justAfter = (time: string) => new Date(Date.parse(time) + 1).toISOString()

describe.each(TITLES.map((game) => ({ title: game.identity.id, game })))('$title', ({ game }) => {
  const title = game.identity.id
  const games = gamesOf(game)
  const names = [...new Set(seatsOf(games, ({ bot }) => bot === null).map(([, { name }]) => name))]

  const found = (only: Narrowing): string[] =>
    stored.store.archive
      .page({ ...ALL_GAMES, ...only, game: title, skip: 0, count: 200 })
      .games.map(({ id }) => id)
      .toSorted()
  const those = (is: (game: ToldGame) => boolean): string[] =>
    games
      .filter(is)
      .map(({ id }) => id)
      .toSorted()

  /** Games in which somebody like this sat, beside those on whom a condition holds. */
  const isKnown = ({ seats }: ToldGame) => seats.every(({ parts }) => parts !== null)

  describe.each(names)('of %s', (name) => {
    const own = ({ seats }: ToldGame) => seats.find((seat) => seat.bot === null && seat.name === name)
    const ofPerson = (sitter: Sitter, more: Narrowing = {}) => found({ ...more, with: [{ name, ...sitter }] })
    const where = (is: (own: Told, game: ToldGame) => boolean) =>
      those((game) => own(game) !== undefined && is(own(game)!, game))
    const person = () => stored.store.statistics.person({ game: title, name })

    test('games, victories, shared ones, and the best', () => {
      const { games, best, shared } = person()
      expect(ofPerson({})).toHaveLength(games)
      expect(ofPerson({ won: true })).toEqual(where(({ won }) => won))
      expect(ofPerson({ won: true }, { search: 'is:shared' })).toHaveLength(shared)
      expect(ofPerson({ least: best, most: best })).toEqual(where(({ total }) => total === best))
    })

    test('victories in a row', () => {
      const { longestRun, presentRun } = person().highlights
      for (const run of [longestRun, presentRun])
        if (run) expect(ofPerson({ won: true }, { after: run.from, before: justAfter(run.to) })).toHaveLength(run.games)
    })

    test('groups', () => {
      const { bySeats, byMode, byColor } = person()
      for (const { seats, games } of bySeats) expect(ofPerson({}, { seats })).toHaveLength(games)
      for (const { mode, games } of byMode) expect(ofPerson({}, { mode })).toHaveLength(games)
      for (const { color, games } of byColor) {
        expect(ofPerson({ color })).toHaveLength(games)
        expect(ofPerson({ color, won: true })).toEqual(where((seat) => seat.color === color && seat.won))
      }
    })

    test('games before, level with and behind each opponent', () => {
      const compared = { ahead: (places: number) => places < 0, level: (places: number) => places === 0 } as const
      const behind = (places: number) => places > 0
      for (const { name: who, isBot, ...counts } of person().opponents) {
        const like = isBot ? { control: who } : { name: who }
        for (const [key, is] of Object.entries({ ...compared, behind })) {
          const met = where((seat, game) =>
            game.seats.some(
              (other) =>
                other !== seat &&
                (isBot ? other.bot === who : other.bot === null && other.name === who) &&
                is(placeOf(game, seat) - placeOf(game, other)),
            ),
          )
          expect(ofPerson({ [key]: like })).toEqual(met)
          if (!isBot) expect(met).toHaveLength(counts[key as keyof typeof compared])
        }
      }
    })

    test('parts of the score', () => {
      const known = where((_, game) => isKnown(game))
      expect(ofPerson({}, { search: 'is:detailed' })).toEqual(known)
      expect(known).toHaveLength(person().parts?.games ?? 0)
    })
  })

  test('tables, the order of play, and parts of the score', () => {
    const { tables, parts } = stored.store.statistics.tables({ game: title })
    expect(found({ search: 'is:detailed' })).toHaveLength(parts?.games ?? 0)
    for (const { players: seats, games, order, parts, totals } of tables) {
      expect(found({ seats })).toHaveLength(games)
      expect(found({ seats, search: 'is:detailed' })).toHaveLength(parts?.games ?? 0)
      for (const [after, place] of order.entries())
        expect(found({ seats, search: 'is:detailed', with: [{ after }] })).toHaveLength(place.games)
      for (const { from, count } of totals?.columns ?? []) {
        const most = from + totals!.width - 1
        const inside = ({ total }: Told) => total >= from && total <= most
        const column = those((each) => each.seats.length === seats && each.seats.some(inside))
        expect(found({ seats, with: [{ least: from, most }] })).toEqual(column)
        expect(column.length > 0).toBe(count > 0)
      }
    }
  })

  test('the bots of each level', () => {
    for (const { control } of stored.store.statistics.tables({ game: title }).bots) {
      expect(found({ with: [{ control }] })).toEqual(those(({ seats }) => seats.some(({ bot }) => bot === control)))
      expect(found({ with: [{ control, won: true }] })).toEqual(
        those(({ seats }) => seats.some(({ bot, won }) => bot === control && won)),
      )
    }
  })

  test('what happened', () => {
    const told = RECORDS.filter((record) => record.game === title).map((record) => ({
      id: record.id,
      facts: game.figures.facts?.of(record) ?? [],
      winners: record.result!.winners,
    }))
    const { facts } = stored.store.statistics.tables({ game: title }).told
    expect(facts.length > 0).toBe(game.figures.facts !== undefined)
    for (const { key, times, won } of facts) {
      const games = told.filter(({ facts }) => facts.some((fact) => fact.key === key))
      expect(found({ with: [{ fact: key }] })).toEqual(games.map(({ id }) => id).toSorted())
      expect(games.length).toBeLessThanOrEqual(times)
      if (!won) continue
      const victories = games.filter(({ facts, winners }) =>
        facts.some((fact) => fact.key === key && winners.includes(fact.seat!)),
      )
      expect(found({ with: [{ fact: key, won: true }] })).toEqual(victories.map(({ id }) => id).toSorted())
    }
    expect(found({ with: [{ fact: 'no such thing' }] })).toEqual([])
  })
})
