import type { GameRecord } from '../../games/record/record.ts'

/** The record in a text of the services or of a page that was sent, both of which checked it. */
export const recordIn = (text: string): GameRecord => JSON.parse(text) as GameRecord
