/** Results read out: by which voice, and when. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speech, tellAloud } from '../../../src/renderer/app/speech.svelte.ts'

const voice = (lang: string, localService: boolean) => ({
  lang,
  localService,
  name: lang,
  default: false,
  voiceURI: lang,
})

const said: { text: string; voice?: unknown }[] = []

function voicesAre(...voices: ReturnType<typeof voice>[]) {
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue(voices)
  speechSynthesis.dispatchEvent(new Event('voiceschanged'))
}

beforeEach(() => {
  said.length = 0
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.spyOn(speechSynthesis, 'speak').mockImplementation((each) => void said.push(each))
})

afterEach(() => {
  speech.set(false)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  speechSynthesis.dispatchEvent(new Event('voiceschanged'))
})

test('a voice of this machine reads out once that is chosen, in the language of the page', () => {
  const own = voice('en-GB', true)
  voicesAre(voice('de-DE', true), voice('en-US', false), own)
  expect(speech.isOffered).toBe(true)
  tellAloud('Ann wins.')
  expect(said).toEqual([])
  speech.set(true)
  tellAloud('Ann wins.')
  expect(said).toMatchObject([{ text: 'Ann wins.', voice: own }])
})

test('where only a service on the network has the language, nothing is offered or said', () => {
  voicesAre(voice('de-DE', true), voice('en-US', false))
  speech.set(true)
  tellAloud('Ann wins.')
  expect([speech.isOffered, speech.isOn, said.length]).toEqual([false, false, 0])
})
