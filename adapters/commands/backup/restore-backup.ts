import { archiveEntries, checkedManifest } from '#adapters/archive/archive-reader.ts'
import { UnusableArchive } from '#adapters/archive/tar.ts'
import { installQueues } from '#adapters/jobs/pg-boss-queues.ts'
import { bringBack, lookBeforeRestoring, refuseNewer } from '#adapters/postgres/backup/bring-back.ts'
import { NotRestored, type RowsTaken } from '#adapters/postgres/backup/copied-rows.ts'
import { Database } from '#adapters/postgres/database.ts'
import { freshStatistics } from '#adapters/postgres/fresh-statistics.ts'
import { type createOrm, migrate } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import type { FileStore } from '#application/shared/file-store.ts'
import type { SecretInWaiting } from '../secret-key.ts'
import {
  keyFile,
  type Manifest,
  manifestFrom,
  pictureFolder,
  pictureName,
  refuseStrange,
  tableIn,
} from './manifest.ts'
import { counted, type Progress } from './work-said.ts'

/** Where a shop is brought back to. */
export interface EmptyPlace {
  /** Over one connection. */
  readonly orm: ReturnType<typeof createOrm>
  readonly pictures: FileStore
  /** Gets ready to keep the key. */
  readonly keepKey: (key: string) => Promise<SecretInWaiting>
}

interface RestoreOptions {
  /** Whether to give up for it what is there. */
  readonly replace: boolean
  readonly progress: Progress
}

/** An archive that is whole, and as it was written. */
export interface CheckedArchive extends Pick<Manifest, 'at' | 'database' | 'parts'> {
  readonly file: string
  readonly secretKey: string
}

/**
 * Reads an archive to its end.
 * @throws UnusableArchive, NotRestored where it is damaged, cut off, no backup, or of a newer version of the shop
 */
export async function checkArchive(file: string, progress: Progress): Promise<CheckedArchive> {
  let files = 0
  let secretKey = ''
  const said = await checkedManifest(file, ({ name, bytes }) => {
    refuseStrange(name)
    if (name === keyFile) secretKey = bytes.toString()
    files += 1
    progress(() => `${counted(files)} files are as they were written`)
  })
  const { at, database, parts } = manifestFrom(said)
  refuseNewer(database.migrations, 'This archive')
  if (secretKey === '') throw new UnusableArchive('This archive has no key. Nothing was changed.')
  return { file, at, database, parts, secretKey }
}

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/'))

/** Throws away the pictures of the shop that was there before. */
async function removeOthers(pictures: FileStore, kept: ReadonlySet<string>): Promise<void> {
  const others = new Set<string>()
  for await (const name of pictures.names())
    if (pictureName.test(name) && !kept.has(folderOf(name))) others.add(folderOf(name))
  for (const folder of others) await pictures.removeFolder(folder)
}

async function refuseFull(orm: EmptyPlace['orm'], replace: boolean): Promise<void> {
  const { users, artworks, orders } = await lookBeforeRestoring(orm)
  if (replace || users + artworks + orders === 0) return
  const standing = `${counted(users)} accounts, ${counted(artworks)} works and ${counted(orders)} orders`
  throw new NotRestored(
    `There is a shop here already, with ${standing}. To give it up for the archive, back it up and say --replace. Nothing was changed.`,
  )
}

/** Hands on what an archive holds, in its order. @returns the folders of its pictures */
async function unpack(
  file: string,
  pictures: FileStore,
  rows: RowsTaken,
  progress: Progress,
): Promise<Set<string>> {
  const folders = new Set<string>()
  let files = 0
  for await (const { name, bytes } of archiveEntries(file)) {
    const table = tableIn(name)
    if (table !== null) await rows.take(table, bytes)
    else if (name.startsWith(pictureFolder)) {
      const picture = name.slice(pictureFolder.length)
      const [, , type = ''] = pictureName.exec(picture) ?? []
      await pictures.put(picture, bytes, `image/${type}`)
      folders.add(folderOf(picture))
    }
    files += 1
    progress(() => `${files === 1 ? '1 file is' : `${counted(files)} files are`} back`)
  }
  return folders
}

/**
 * Brings a shop back: its pictures, then all of its database at once, and its key. Migrations that it has not seen run behind.
 * @throws NotRestored where there is a shop that is not to be given up, or that runs; the database is as it was then
 */
export async function restoreBackup(
  { file, database, secretKey }: CheckedArchive,
  { orm, pictures, keepKey }: EmptyPlace,
  { replace, progress }: RestoreOptions,
): Promise<void> {
  await refuseFull(orm, replace)
  // The queue's own tables, which no migration makes.
  await installQueues(createSql(orm))
  const key = await keepKey(secretKey)
  let folders: ReadonlySet<string> = new Set()
  try {
    await bringBack(orm, database, async (rows) => {
      folders = await unpack(file, pictures, rows, progress)
    })
    await key.keep()
  } finally {
    await key.drop()
  }
  await migrate(orm)
  await installQueues(createSql(orm))
  await freshStatistics(new Database(orm), ['artworks', 'artists', 'search_words'])
  await removeOthers(pictures, folders)
}
