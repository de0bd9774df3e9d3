import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { quoted, type ShopSequence, type ShopTable } from './shop-tables.ts'

/** What keeps a database from being given what a backup holds; for people. */
export class NotRestored extends Error {}

export interface BackedUpDatabase {
  /** The names of those that had made its tables. */
  readonly migrations: readonly string[]
  readonly tables: readonly (ShopTable & { readonly rows: number })[]
  readonly sequences: readonly ShopSequence[]
}

/** Takes the rows of one table after the other, in the order of the backup. */
export interface RowsTaken {
  take(table: string, bytes: Buffer): Promise<void>
}

/** Copies rows in, one statement for each table, so that a row may refer to a later one of its own table. */
export function copying(client: pg.ClientBase, tables: BackedUpDatabase['tables']) {
  let current: ReturnType<typeof begin> | null = null
  const counts = new Map<string, number>()

  function begin(name: string) {
    const { columns } = tables.find((table) => table.name === name) ?? {}
    if (columns === undefined) throw new NotRestored(`This archive does not say what ${name} is.`)
    const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ')
    // The query builder copies nothing.
    const into = client.query(copyFrom(`copy ${quoted(client, name)} (${listed}) from stdin`))
    const failed = once(into, 'error').then(([error]) => Promise.reject(error as Error))
    failed.catch(() => undefined)
    return { name, into, failed }
  }

  async function end(): Promise<void> {
    if (current === null) return
    const { name, into, failed } = current
    current = null
    await Promise.race([finished(into.end()), failed])
    counts.set(name, into.rowCount)
  }

  return {
    counts,
    end,
    async take(name: string, bytes: Buffer): Promise<void> {
      if (current?.name !== name) {
        await end()
        current = begin(name)
      }
      const { into, failed } = current
      await Promise.race([new Promise((resolve) => into.write(bytes, resolve)), failed])
    },
    /** Otherwise the connection would wait for the rest for ever. */
    giveUp(): void {
      current?.into.destroy(new Error('What is copied does not come.'))
    },
  }
}
