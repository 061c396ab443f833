import { describe, expect, test, vi } from 'vitest'
import { play, schedule, type Sound } from '../../../src/renderer/app/sound.ts'

const ALL: Sound[] = ['step', 'rattle', 'knock', 'coin', 'bell', 'call']

async function samplesOf(sound: Sound, volume: number): Promise<Float32Array> {
  const audio = new OfflineAudioContext(1, 2 * 44_100, 44_100)
  schedule(audio, sound, volume, 0)
  return (await audio.startRendering()).getChannelData(0)
}

const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe.each(ALL)('the sound %s', (sound) => {
  test('is heard, is never cut off, and is over within a second and a half', async () => {
    const samples = await samplesOf(sound, 0.9)
    expect(loudest(samples)).toBeGreaterThan(0.05)
    expect(loudest(samples)).toBeLessThanOrEqual(1)
    expect(loudest(samples.slice(1.5 * 44_100))).toBe(0)
  })

  test('is softer at a lower volume', async () => {
    expect(loudest(await samplesOf(sound, 0.1))).toBeLessThan(loudest(await samplesOf(sound, 0.9)))
  })
})

test('where sound is off nothing is made that could sound', () => {
  const made = vi.spyOn(globalThis, 'AudioContext')
  play(ALL, 'off')
  play([], 'loud')
  expect(made).not.toHaveBeenCalled()
})
