/** A table that others look on at: it is read again whenever its line in the list of tables has changed. */
import type { TableState } from '../../../contract/api.ts'
import { Followed } from '../../app/followed.svelte.ts'
import type { Services } from '../../app/services.svelte.ts'

export class WatchedTable extends Followed<TableState> {
  constructor(services: Services, id: string) {
    super(id, {
      open: () => services.call('tables.watch', id),
      listen: () => {
        const stops = [
          services.on('summary.changed', (summary) => void (summary.id === id && this.open())),
          services.on('tables.changed', () => void this.open()),
        ]
        return () => stops.forEach((stop) => stop())
      },
    })
  }
}
