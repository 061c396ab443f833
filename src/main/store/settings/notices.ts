import type { Database } from 'better-sqlite3'
import type { Notice } from '../../../contract/api.ts'
import { notice } from '../../../contract/schemas/app-info.ts'
import { json, read } from '../../platform/columns.ts'
import { guarded } from '../../platform/storage-errors.ts'

/** Notices for the person, kept until they are seen. */
export interface NoticeStore {
  /** Never fails: where it can't be written it is kept as long as the program runs. */
  add: (notice: Notice) => void
  list: () => Notice[]
  /** Takes away those of a code: their subject is over before anybody has read of it. Never fails either. */
  drop: (code: Notice['code']) => void
  clear: () => void
}

/** Notices that are read; more than one screen says nothing more. */
const MOST = 100

export function noticeStore(db: Database): NoticeStore {
  const add = db.prepare<[string]>('INSERT INTO notices (notice) VALUES (?)')
  const list = db.prepare<[number], string>('SELECT notice FROM notices ORDER BY id LIMIT ?').pluck()
  const drop = db.prepare<[string]>(`DELETE FROM notices WHERE notice ->> 'code' = ?`)
  const clear = db.prepare('DELETE FROM notices')
  let unwritten: Notice[] = []
  return {
    add(notice) {
      try {
        add.run(JSON.stringify(notice))
      } catch {
        unwritten.push(notice)
      }
    },
    list: guarded(() => [...list.all(MOST).flatMap((text) => read(json(notice), text) ?? []), ...unwritten]),
    drop(code) {
      unwritten = unwritten.filter((notice) => notice.code !== code)
      try {
        drop.run(code)
      } catch {
        // It stays until it is read.
      }
    },
    clear: guarded(() => {
      unwritten = []
      clear.run()
    }),
  }
}
