/** The built program as a process of its own, on a data folder of its own: the loopback host or, where a run asks for it, the desktop app. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { readRecord, type ReadRecord } from '../../../src/games/record/record.ts'
import { IN_ELECTRON, openElectron } from './electron.ts'

/** One program after the other; a test file's `host` is made by `hosts.ts`. */
export class Host {
  address = ''
  #folder: string | null = null
  private process: ChildProcess | null = null

  /** Its data folder, made when it is first asked for. */
  get folder(): string {
    return (this.#folder ??= mkdtempSync(join(tmpdir(), 'pithead-play-')))
  }

  /**
   * Starts the program. Its bots and hints search `iterations` iterations for an answer, however fast the machine is.
   */
  async start({ iterations = 50 } = {}): Promise<void> {
    const env = {
      ...{ ...process.env, PITHEAD_DATA: this.folder, PITHEAD_ITERATIONS: String(iterations) },
      XDG_CONFIG_HOME: join(this.folder, 'config'),
    }
    if (IN_ELECTRON) return void Object.assign(this, await openElectron(env))
    this.#keepCrashFresh()
    this.process = spawn(process.execPath, ['out/main/loopback.js'], { env })
    // Each address lets one browser in, and the next one is printed then.
    this.process.stdout!.on('data', (line) => (this.address = String(line).trim().split(' ').at(-1)!))
    const keeping = setInterval(() => this.#keepCrashFresh(), 500)
    await Promise.race([once(this.process.stdout!, 'data'), ended(this.process)]).finally(() => clearInterval(keeping))
  }

  /** A page finds a crashed host again only for some seconds, however long a test takes to start it. */
  #keepCrashFresh(): void {
    const kept = join(this.folder, 'loopback.json')
    if (existsSync(kept)) utimesSync(kept, new Date(), new Date())
  }

  /** Opens the program in a page, at the place that this hash names. */
  async open(page: Page, hash: string): Promise<void> {
    await page.goto(this.address)
    await page.evaluate((to) => (location.hash = to), hash)
  }

  /** As a crash or a power cut would end it. */
  async kill(): Promise<void> {
    const gone = once(this.process!, 'exit')
    this.process!.kill('SIGKILL')
    await gone
  }

  /** As its user ends it. */
  async stop(): Promise<void> {
    const gone = once(this.process!, 'exit')
    this.process!.kill('SIGTERM')
    await gone
  }

  async end(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
    this.#folder = null
  }

  /** The record of the only game in the database, read as the command line reads it. */
  storedRecord(): ReadRecord {
    const database = new Database(join(this.folder, 'pithead.db'), { readonly: true })
    const { record } = database.prepare('SELECT record FROM games').get() as { record: string }
    database.close()
    return readRecord(record, CATALOGUE)
  }

  /** The totals of the only stored game, as the rules reckon them from its record. */
  storedTotals(): number[] {
    const stored = this.storedRecord()
    if (stored.problem) throw new Error(`${stored.problem.path}: ${stored.problem.code}`)
    return stored.verdict.totals
  }
}

/** Rejects when a program that should have gone on has ended. */
async function ended(program: ChildProcess): Promise<never> {
  const [code, signal] = (await once(program, 'exit')) as [number | null, string | null]
  throw new Error(`the host ended by itself, with ${signal ?? code}`)
}
