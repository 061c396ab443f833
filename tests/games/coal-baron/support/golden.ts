import type { DigitalRecord } from '../../../../src/games/coal-baron/index.ts'
import { golden as goldenOf, goldenNames as namesOf } from '../../../support/golden.ts'

/** A golden record of Coal Baron as it is parsed; nothing is checked. */
export const golden = (name: string) => goldenOf(name, 'coal-baron') as DigitalRecord

export const goldenNames = () => namesOf('coal-baron')
