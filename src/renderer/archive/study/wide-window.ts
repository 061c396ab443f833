import { MediaQuery } from 'svelte/reactivity'

/** Whether the window has room for a review as a whole: board, course and decisions side by side. A 1440x900 screen has, less its bars. */
export const roomForAll = new MediaQuery('(min-width: 1400px) and (min-height: 800px)')
