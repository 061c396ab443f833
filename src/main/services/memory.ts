import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 collect what died young often, instead of letting its room for it grow: statistics and imports of thousands of
 * games would leave more than a hundred megabytes with the process that it hardly needs again. Bots think as fast.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--semi-space-growth-factor=1')
