import type { Notice } from '../../contract/api.ts'
import { notCopiedText } from '../settings/not-copied.ts'
import { momentOf } from '../i18n/times.ts'
import { m } from '../paraglide/messages.js'

/** Notices of the services, in sentences. */
export function noticeText(notice: Notice): string {
  switch (notice.code) {
    case 'changes-missing':
      return `${m.notice_changes_missing({ ...notice, until: momentOf(notice.until) })} ${backupText(notice.backup)}`
    case 'import-taken-out':
      return m.notice_import_taken_out(notice)
    case 'import-left':
      return m.notice_import_left(notice)
    case 'backup-failed':
      return m.notice_backup_failed({
        reason: notice.reason === 'storage-full' ? m.notice_backup_failed_full() : m.notice_backup_failed_other(),
      })
    case 'backup-not-copied':
      return m.notice_backup_not_copied({
        folder: notice.folder,
        reason: notCopiedText(notice.reason),
      })
    case 'second-folder-ignored':
      return m.notice_second_folder_ignored(notice)
    case 'unsafe-drive':
      return unsafeText(notice)
  }
}

function backupText(backup: { at: string; games: number } | null): string {
  if (!backup) return m.notice_no_backup()
  const time = momentOf(backup.at)
  return backup.games > 0 ? m.notice_backup_ahead({ games: backup.games, time }) : m.notice_backup_not_ahead({ time })
}

function unsafeText({ kind, folder }: Notice & { code: 'unsafe-drive' }): string {
  switch (kind) {
    case 'network':
      return m.notice_drive_network({ folder })
    case 'synchronised':
      return m.notice_drive_synchronised({ folder })
    case 'no-log':
      return m.notice_drive_no_log({ folder })
  }
}
