/** Every place of the app has an address that leads back to it, and foreign addresses do no harm. */
import { describe, expect, test } from 'vitest'
import { ALL_GAMES } from '../../../src/contract/archive.ts'
import * as router from '../../../src/renderer/app/router.svelte.ts'
import { goTo } from '../page.ts'

async function at(hash: string) {
  await goTo(hash)
  return router.currentRoute()
}
const board = { game: 'toy', players: 3, options: { rain: 'none' }, deal: 'K3-X9' }
const laidOut = { ...board, situation: { row: [2, 2], turn: 1 } }
/** Another program’s id may hold whatever an address uses itself. */
const FOREIGN = 'a/b?c#d %25 ü'

describe('an address', () => {
  test.each([
    [router.tableHref('a'), { at: 'table', id: 'a' }],
    [router.tableHref(FOREIGN), { at: 'table', id: FOREIGN }],
    [router.sheetHref(FOREIGN), { at: 'score', id: FOREIGN, view: 'pages' }],
    [router.bigHref('s'), { at: 'score', id: 's', view: 'big' }],
    [router.printHref('s'), { at: 'score', id: 's', view: 'print' }],
    [router.newScoreHref(), { at: 'new-score' }],
    [router.emptySheetHref('toy', 4), { at: 'empty-sheet', game: 'toy', players: 4 }],
    [router.archivedGameHref(FOREIGN), { at: 'archived-game', id: FOREIGN }],
    [router.positionHref('a', 12), { at: 'archived-game', id: 'a', move: 12 }],
    [router.reviewPrintHref('a'), { at: 'archived-game', id: 'a', view: 'print' }],
    [router.personHref('Anna & Bert', 'toy'), { at: 'person', id: 'Anna & Bert', game: 'toy' }],
    [router.personHref(FOREIGN, null), { at: 'person', id: FOREIGN }],
    [router.seasonsHref('Winter 2026/27'), { at: 'seasons', name: 'Winter 2026/27' }],
    [router.seasonsHref(), { at: 'seasons' }],
    [router.statisticsHref('toy'), { at: 'statistics', game: 'toy' }],
    [router.rulesHref('toy', 'lump'), { at: 'rules', game: 'toy', rule: 'lump' }],
    [router.rulesHref('toy', null), { at: 'rules', game: 'toy', rule: undefined }],
    [router.rulesSummaryHref('toy'), { at: 'rules-summary', game: 'toy' }],
    [router.lessonsHref('toy'), { at: 'lessons', game: 'toy' }],
    [router.boardHref(board, []), { at: 'board', board, line: [] }],
    [router.boardHref(laidOut, [{ take: 2 }]), { at: 'board', board: laidOut, line: [{ take: 2 }] }],
    [router.situationHref(laidOut), { at: 'situation', board: laidOut }],
    ['#/new?game=toy&deal=K3-X9', { at: 'new', game: 'toy', deal: 'K3-X9' }],
    ['#/bin', { at: 'bin' }],
    ['#/board', { at: 'new-board' }],
  ])('%s leads to its place', async (href, route) => expect(await at(href)).toEqual(route))

  test('of the games that match has the filter and the game', async () => {
    const only = { seats: 3, with: [{ name: 'Anna & Bert', won: true }] }
    expect(await at(router.gamesHref('toy', only))).toEqual({ at: 'archive', game: 'toy', only })
    expect(await at(router.gamesHref(null, only))).toEqual({ at: 'archive', only })
  })

  test.each([
    ['#/archive?only={broken', { at: 'archive' }],
    ['#/archive?only={"seats":3,"__proto__":1,"evil":2}', { at: 'archive', only: { seats: 3 } }],
    [
      '#/board/toy/3/K3?line={broken&options={broken',
      { at: 'board', board: { ...board, options: {}, deal: 'K3' }, line: [] },
    ],
    ['#/board/toy/3/K3?line={"take":2}', { at: 'board', board: { ...board, options: {}, deal: 'K3' }, line: [] }],
    ['#/table/%E0%A4%A', { at: 'table', id: '%E0%A4%A' }],
    ['#/board/toy/300/K3', { at: 'home' }],
    ['#/archive/a/move/123456', { at: 'archived-game', id: 'a/move/123456' }],
    ['#/rules/../etc', { at: 'home' }],
    ['#/nowhere', { at: 'home' }],
    ['#javascript:alert(1)', { at: 'home' }],
  ])('that makes no sense is taken as far as it does: %s', async (hash, route) => {
    expect(await at(hash)).toEqual(route)
  })

  test('of a filter knows only what the archive can be narrowed by', async () => {
    const route = await at(`#/archive?only=${encodeURIComponent(JSON.stringify({ ...ALL_GAMES, colour: 'red' }))}`)
    expect(route).toEqual({ at: 'archive', only: ALL_GAMES })
  })

  test('of the archive and its pages leads back to the game that each was last about', async () => {
    await goTo('#/archive?game=toy')
    await goTo('#/people?game=other')
    await goTo('#/bin')
    expect([router.archiveHref(), router.peopleHref()]).toEqual(['#/archive?game=toy', '#/people?game=other'])
    expect(router.archiveHref('third')).toBe('#/archive?game=third')
    await goTo('#/archive')
    await goTo('#/people')
    expect([router.archiveHref(), router.peopleHref()]).toEqual(['#/archive', '#/people'])
  })

  test('of a game under way is its table’s, or its score sheet’s', () => {
    expect(router.gameHref({ id: 'a', mode: 'digital' })).toBe(router.tableHref('a'))
    expect(router.gameHref({ id: 'a', mode: 'companion' })).toBe(router.sheetHref('a'))
  })
})
