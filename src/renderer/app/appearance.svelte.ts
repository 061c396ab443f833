/** Puts the settings on the page: language, theme, pace and motion, as the tokens and texts expect them. */
import { MediaQuery } from 'svelte/reactivity'
import type { Settings } from '../../contract/api.ts'
import { language, useLanguage } from '../i18n/locale.svelte.ts'

/** The settings that show on the page. */
export type Look = Pick<Settings, 'language' | 'theme' | 'speed' | 'motion'>

const systemIsLight = new MediaQuery('prefers-color-scheme: light')
const systemIsStill = new MediaQuery('prefers-reduced-motion: reduce')

/** Duration of a piece's move in milliseconds, equal to `--duration-move` in tokens.css. */
const MOVE_MS: Record<Settings['speed'], number> = { slow: 400, normal: 280, fast: 140, instant: 0 }

let speed = $state<Settings['speed']>('normal')
let still = $state(false)

/** Milliseconds for a Svelte transition of a piece that travels; 0 if motion is off. */
export const moveDuration = (): number => (still ? 0 : MOVE_MS[speed])

const resolvedTheme = (theme: Settings['theme']) =>
  theme === 'system' ? (systemIsLight.current ? 'light' : 'dark') : theme

/** Keeps the page as `settings` say, also while the system changes its mind. Call it while a component is set up. */
export function followSettings(settings: () => Look) {
  const page = document.documentElement
  $effect.pre(() => {
    useLanguage(settings().language, navigator.languages)
    page.lang = language()
  })
  $effect.pre(() => {
    speed = settings().speed
    still = settings().motion === 'reduced' || systemIsStill.current
    page.dataset.theme = resolvedTheme(settings().theme)
    page.dataset.pace = speed
    page.dataset.motion = still ? 'reduced' : 'full'
  })
}
