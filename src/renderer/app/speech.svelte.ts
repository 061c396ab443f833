/** Results read out, by a voice of this machine alone: others send every text over the network. Off until somebody chooses it. */
import { language } from '../i18n/locale.svelte.ts'
import { announce } from './announcer.svelte.ts'
import { lastsUntilReload } from './lasting.ts'

const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : null
let voices = $state.raw<readonly SpeechSynthesisVoice[]>([])
let isOn = $state(false)

/** Browsers find their voices after a while. */
const look = () => (voices = synthesis?.getVoices() ?? [])
look()
synthesis?.addEventListener('voiceschanged', look)
lastsUntilReload(() => {
  isOn = false
  look()
})

/** Null if this machine has no voice for the language of the page. */
const voice = (): SpeechSynthesisVoice | null =>
  voices.find(({ lang, localService }) => localService && lang.slice(0, 2).toLowerCase() === language()) ?? null

export const speech = {
  /** Whether there is a voice. */
  get isOffered(): boolean {
    return voice() !== null
  },
  get isOn(): boolean {
    return isOn && voice() !== null
  },
  set(on: boolean): void {
    isOn = on
    if (!on) synthesis?.cancel()
  },
}

/** Announces a result to screen readers, and reads it out where that is chosen, in place of what is being read. */
export function tellAloud(text: string): void {
  announce(text)
  const own = voice()
  if (!synthesis || !own || !isOn) return
  synthesis.cancel()
  const said = new SpeechSynthesisUtterance(text)
  said.voice = own
  said.lang = own.lang
  synthesis.speak(said)
}
