import { archiveEntries, checkedManifest } from '#adapters/archive/archive-reader.ts'
import { UnusableArchive } from '#adapters/archive/tar.ts'
import { installQueues } from '#adapters/jobs/pg-boss-queues.ts'
import { bringBack, lookBeforeRestoring, refuseNewer } from '#adapters/postgres/backup/bring-back.ts'
import { NotRestored, type RowsTaken } from '#adapters/postgres/backup/copied-rows.ts'
import { Database } from '#adapters/postgres/database.ts'
import { freshStatistics } from '#adapters/postgres/fresh-statistics.ts'
import { type createOrm, migrate, type Say } from '#adapters/postgres/orm.ts'
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
import { type Progress, several } from './work-said.ts'

/** Where a shop is brought back to. */
export interface EmptyPlace {
  /** Over one connection. */
  readonly orm: ReturnType<typeof createOrm>
  readonly pictures: FileStore
  /** Gets ready to keep the key. */
  readonly keepKey: (key: string) => Promise<SecretInWaiting>
}

interface RestoreOptions {
  /** Whether to give up for it what is there, pictures included. */
  readonly replace: boolean
  readonly progress: Progress
  /** Hears sentences for whoever runs the shop, of what younger migrations have left as it is. */
  readonly say: Say
}

/** An archive that is whole, and as it was written. */
export interface CheckedArchive extends Pick<Manifest, 'at' | 'database' | 'parts'> {
  readonly file: string
  readonly secretKey: string
  /** The folders of its pictures. */
  readonly folders: ReadonlySet<string>
}

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/'))

/**
 * Reads an archive to its end.
 * @throws UnusableArchive, NotRestored where it is damaged, cut off, no backup, or of a newer version of the shop
 */
export async function checkArchive(file: string, progress: Progress): Promise<CheckedArchive> {
  const folders = new Set<string>()
  let files = 0
  let secretKey = ''
  const said = await checkedManifest(file, ({ name, bytes }) => {
    refuseStrange(name)
    if (name === keyFile) secretKey = bytes.toString()
    if (name.startsWith(pictureFolder)) folders.add(folderOf(name.slice(pictureFolder.length)))
    files += 1
    progress(() => `${several(files, 'file')} read and found as written`)
  })
  const { at, database, parts } = manifestFrom(said)
  refuseNewer(database.migrations, 'This archive')
  if (secretKey === '') throw new UnusableArchive('This archive has no key. Nothing was changed.')
  return { file, at, database, parts, secretKey, folders }
}

/** The folders of pictures that are there already, and none of the archive's. */
async function* othersIn(pictures: FileStore, own: ReadonlySet<string>): AsyncGenerator<string> {
  for await (const name of pictures.names())
    if (pictureName.test(name) && !own.has(folderOf(name))) yield folderOf(name)
}

/** Throws away the pictures of the shop that was there before. */
async function removeOthers(pictures: FileStore, own: ReadonlySet<string>): Promise<void> {
  const others = new Set<string>()
  for await (const folder of othersIn(pictures, own)) others.add(folder)
  for (const folder of others) await pictures.removeFolder(folder)
}

/** Whoever gives nothing up loses nothing: neither what is in the database nor another shop's pictures. */
async function refuseFull({ orm, pictures }: EmptyPlace, own: ReadonlySet<string>): Promise<void> {
  const { users, artworks, orders } = await lookBeforeRestoring(orm)
  if (users + artworks + orders > 0) {
    const standing = `${several(users, 'account')}, ${several(artworks, 'work')} and ${several(orders, 'order')}`
    throw new NotRestored(
      `There is a shop here already, with ${standing}. To give it up for the archive, back it up and say --replace. Nothing was changed.`,
    )
  }
  if (!(await othersIn(pictures, own).next()).done)
    throw new NotRestored(
      'Where the pictures are to go there are others already, which may be those of a shop that runs. Name a place of its own (another DATA_DIR, another MEDIA_URL or none), or say --replace to give them up for the archive. Nothing was changed.',
    )
}

/** Hands on what an archive holds, in its order. */
async function unpack(file: string, pictures: FileStore, rows: RowsTaken, progress: Progress): Promise<void> {
  let files = 0
  for await (const { name, bytes } of archiveEntries(file)) {
    const table = tableIn(name)
    if (table !== null) await rows.take(table, bytes)
    else if (name.startsWith(pictureFolder)) {
      const picture = name.slice(pictureFolder.length)
      const [, , type = ''] = pictureName.exec(picture) ?? []
      await pictures.put(picture, bytes, `image/${type}`)
    }
    files += 1
    progress(() => `${several(files, 'file')} brought back`)
  }
}

/**
 * Brings a shop back: its pictures, then all of its database at once, and its key. Migrations that it has not seen run behind.
 * @throws NotRestored where there is a shop that is not to be given up, or that runs; the database is as it was then
 */
export async function restoreBackup(
  { file, database, secretKey, folders }: CheckedArchive,
  place: EmptyPlace,
  { replace, progress, say }: RestoreOptions,
): Promise<void> {
  const { orm, pictures, keepKey } = place
  await (replace ? lookBeforeRestoring(orm) : refuseFull(place, folders))
  // The queue's own tables, which no migration makes.
  await installQueues(createSql(orm))
  const key = await keepKey(secretKey)
  try {
    await bringBack(orm, database, (rows) => unpack(file, pictures, rows, progress))
    await key.keep()
  } finally {
    await key.drop()
  }
  await migrate(orm, say)
  await installQueues(createSql(orm))
  await freshStatistics(new Database(orm), ['artworks', 'artists', 'search_words', 'short_words'])
  if (replace) await removeOthers(pictures, folders)
}
