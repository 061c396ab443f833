/** Codes of deals: with the same code a game deals the same, on every machine and from version to version. */
import { itemAt } from './lists.ts'
import type { Random } from './random.ts'

/** One to four groups of capital letters and digits; a day is one, as `2026-11-20`. */
export const DEAL_CODE = /^[0-9A-Z]{1,12}(-[0-9A-Z]{1,12}){0,3}$/

/** Without those that look like another: 0 O, 1 I L, V U. */
const SIGNS = [...'23456789ABCDEFGHJKMNPQRSTUWXYZ']
const GROUP = 4

/** A code of two groups, one of some hundred thousand million. */
export function newDealCode(random: Random): string {
  const group = () => Array.from({ length: GROUP }, () => itemAt(SIGNS, random.below(SIGNS.length))).join('')
  return `${group()}-${group()}`
}

/**
 * Returns a typed code in its stored form: letters become capitals and blanks hyphens. It may still be invalid
 * (`DEAL_CODE`).
 */
export const typedDealCode = (typed: string): string => typed.trim().toUpperCase().replaceAll(/\s+/g, '-')

/** The seed of the chance that deals by a code, a whole number of 53 bits. */
export const seedOfDeal = (code: string): number => hash(code, 0x811c9dc5) + (hash(code, 0x5bd1e995) >>> 11) * 2 ** 32

/** FNV-1a over UTF-16 units, from one of two beginnings. */
function hash(text: string, from: number): number {
  let value = from
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}
