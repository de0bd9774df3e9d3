import type { Part } from '#adapters/archive/checked-parts.ts'
import { UnusableArchive } from '#adapters/archive/tar.ts'
import type { BackedUpDatabase } from '#adapters/postgres/backup/copied-rows.ts'

/** Counted on whenever what older versions of the shop would read wrongly is written. */
export const backupFormat = 1

/** What an archive says of itself, in its last file. */
export interface Manifest {
  readonly format: number
  /** ISO 8601. */
  readonly at: string
  readonly database: BackedUpDatabase
  /** Files, sizes in bytes and checksums of what is in it. */
  readonly parts: Readonly<Record<string, Part>>
}

export const keyFile = 'secret-key'

/** Pictures and their sizes, by the names that they have where pictures are kept. */
export const pictureFolder = 'pictures/'
export const pictureName = /^[0-9a-f]{2}\/([0-9a-f]{32})\/(?:master|\d{1,5})\.(webp|avif)$/

const databaseFile = /^database\/((?:public|jobs)\.\w+)\/\d+\.copy$/

/** The n-th file with rows of a table. */
export const rowsFile = (table: string, place: number): string =>
  `database/${table}/${String(place).padStart(6, '0')}.copy`

/** The table whose rows a file holds; null where it holds none. */
export const tableIn = (name: string): string | null => databaseFile.exec(name)?.[1] ?? null

/** @throws UnusableArchive where a file has a name that no backup gives */
export function refuseStrange(name: string): void {
  const isPicture = name.startsWith(pictureFolder) && pictureName.test(name.slice(pictureFolder.length))
  if (name !== keyFile && tableIn(name) === null && !isPicture)
    throw new UnusableArchive(`'${name}' belongs to no backup of a shop. Nothing was changed.`)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isListOf = (value: unknown, fits: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits)

const isText = (value: unknown): boolean => typeof value === 'string'

const isTable = (value: unknown): boolean =>
  isRecord(value) && isText(value.name) && isListOf(value.columns, isText) && typeof value.rows === 'number'

const isSequence = (value: unknown): boolean =>
  isRecord(value) && isText(value.name) && typeof value.next === 'string' && /^-?\d+$/.test(value.next)

/** @throws UnusableArchive where it is no manifest, or one of a newer version of the shop */
export function manifestFrom(said: unknown): Manifest {
  if (!isRecord(said) || typeof said.format !== 'number')
    throw new UnusableArchive('This is no backup of a shop. Nothing was changed.')
  if (said.format > backupFormat)
    throw new UnusableArchive(
      'This archive was made by a newer version of the shop. Use that version, or a later one. Nothing was changed.',
    )
  const { database } = said
  if (
    !isText(said.at) ||
    !isRecord(database) ||
    !isListOf(database.migrations, isText) ||
    !isListOf(database.tables, isTable) ||
    !isListOf(database.sequences, isSequence)
  )
    throw new UnusableArchive('This backup does not say what is in it. Nothing was changed.')
  return said as unknown as Manifest
}
