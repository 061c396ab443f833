/** A few short sounds of our own making. Nothing is told by them alone. */
import type { Settings } from '../../contract/api.ts'

/** A footstep, a rattle, a knock, a coin, a bell, or a call to the player on turn. */
export type Sound = 'step' | 'rattle' | 'knock' | 'coin' | 'bell' | 'call'

/** A tone, or noise around a pitch, that begins at once and dies away. Times are in seconds, pitches in hertz. */
interface Tone {
  wave: OscillatorType | 'noise'
  from: number
  /** The pitch that it slides to. */
  to?: number
  at?: number
  length: number
  /** Loudest gain of the tone, 0 to 1. */
  loudness: number
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  step: [
    { wave: 'noise', from: 420, length: 0.05, loudness: 0.5 },
    { wave: 'sine', from: 150, to: 90, length: 0.08, loudness: 0.5 },
  ],
  rattle: [0, 0.06, 0.12].map((at) => ({ wave: 'noise', from: 1500 - 3000 * at, at, length: 0.05, loudness: 0.4 })),
  knock: [
    { wave: 'noise', from: 900, length: 0.03, loudness: 0.5 },
    { wave: 'triangle', from: 320, to: 180, length: 0.07, loudness: 0.5 },
  ],
  coin: [
    { wave: 'sine', from: 1976, length: 0.09, loudness: 0.3 },
    { wave: 'sine', from: 2637, at: 0.07, length: 0.26, loudness: 0.3 },
  ],
  bell: [1, 2.01, 2.98, 4.2].map((part, i) => ({
    wave: 'sine',
    from: 440 * part,
    length: 1.3 / (i + 1),
    loudness: 0.34 / (i + 1),
  })),
  call: [
    { wave: 'triangle', from: 523, length: 0.14, loudness: 0.3 },
    { wave: 'triangle', from: 784, at: 0.13, length: 0.26, loudness: 0.3 },
  ],
}

const VOLUMES: Readonly<Record<Settings['sound'], number>> = { off: 0, soft: 0.15, middle: 0.4, loud: 0.9 }
/** Seconds between two sounds that come together. */
const APART = 0.09

let context: AudioContext | undefined

/** Plays these one shortly after the other; nothing at all where sound is off. */
export function play(sounds: readonly Sound[], volume: Settings['sound']): void {
  if (volume === 'off' || sounds.length === 0) return
  const audio = (context ??= new AudioContext())
  // A page that nobody has touched yet may make no sound.
  void audio.resume().catch(() => {})
  sounds.forEach((sound, i) => schedule(audio, sound, VOLUMES[volume], audio.currentTime + i * APART))
}

/** Puts a sound on, from that second of the context's time on. */
export function schedule(audio: BaseAudioContext, sound: Sound, volume: number, from: number): void {
  for (const tone of TONES[sound]) put(audio, tone, volume, from + (tone.at ?? 0))
}

function put(audio: BaseAudioContext, tone: Tone, volume: number, from: number): void {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(volume * tone.loudness, from)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + tone.length)
  gain.connect(audio.destination)
  if (tone.wave === 'noise') putNoise(audio, tone, from, gain)
  else putWave(audio, tone.wave, tone, from, gain)
}

function putWave(audio: BaseAudioContext, wave: OscillatorType, tone: Tone, from: number, out: AudioNode): void {
  const source = audio.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(tone.from, from)
  if (tone.to !== undefined) source.frequency.exponentialRampToValueAtTime(tone.to, from + tone.length)
  source.connect(out)
  source.start(from)
  source.stop(from + tone.length)
}

function putNoise(audio: BaseAudioContext, tone: Tone, from: number, out: AudioNode): void {
  const source = audio.createBufferSource()
  source.buffer = noise(audio, tone.length)
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = tone.from
  source.connect(band).connect(out)
  source.start(from)
}

function noise(audio: BaseAudioContext, length: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(length * audio.sampleRate), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1
  return buffer
}
