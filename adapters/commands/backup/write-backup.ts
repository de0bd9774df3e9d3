import { type ArchiveWriter, writeArchive } from '#adapters/archive/archive-writer.ts'
import { UnusableArchive } from '#adapters/archive/tar.ts'
import { inSnapshot, type Snapshot } from '#adapters/postgres/backup/snapshot.ts'
import type { FileStore } from '#application/shared/file-store.ts'
import { backupFormat, keyFile, type Manifest, pictureFolder, pictureName, rowsFile } from './manifest.ts'
import { type Progress, several, sized } from './work-said.ts'

/** What makes up a shop. */
export interface Shop {
  readonly databaseUrl: string
  readonly pictures: FileStore
  readonly secretKey: string
}

interface BackupOptions {
  readonly at: Date
  readonly progress: Progress
  /** Called at once with what leaves nothing behind. */
  readonly onGiveUp?: (giveUp: () => Promise<void>) => void
}

export interface BackupReport {
  readonly tables: number
  readonly rows: number
  /** Files. */
  readonly pictures: number
  /** Pictures that the database knows and that are not where pictures are kept: what the archive lacks. */
  readonly missing: number
  /** Bytes. */
  readonly size: number
}

async function writeTables(
  archive: ArchiveWriter,
  { tables, rowsOf }: Snapshot,
  progress: Progress,
): Promise<Manifest['database']['tables']> {
  const written: { name: string; columns: readonly string[]; rows: number }[] = []
  for (const table of tables) {
    let place = 0
    let rows = 0
    for await (const { bytes, count } of rowsOf(table)) {
      place += 1
      rows += count
      await archive.add(rowsFile(table.name, place), bytes)
      progress(
        () => `${table.name}: ${several(rows, 'row')} (table ${written.length + 1} of ${tables.length})`,
      )
    }
    written.push({ ...table, rows })
  }
  return written
}

async function wholeFile(files: FileStore, name: string): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  try {
    for await (const part of files.open(name)) parts.push(part)
    return Buffer.concat(parts)
  } catch (error) {
    // What nothing shows any more is thrown away meanwhile.
    if ((await files.sizeOf(name)) === null) return null
    throw error
  }
}

/** Those that the snapshot knows: what has come since would belong to nobody. @returns the hashes of those that are there */
async function writePictures(
  archive: ArchiveWriter,
  files: FileStore,
  known: ReadonlySet<string>,
  progress: Progress,
): Promise<{ count: number; found: ReadonlySet<string> }> {
  const found = new Set<string>()
  let count = 0
  let size = 0
  for await (const name of files.names()) {
    const [, hash = ''] = pictureName.exec(name) ?? []
    const bytes = known.has(hash) ? await wholeFile(files, name) : null
    if (bytes === null) continue
    await archive.add(`${pictureFolder}${name}`, bytes)
    if (name.includes('/master.')) found.add(hash)
    count += 1
    size += bytes.length
    progress(() => `${several(count, 'file')} of pictures, ${sized(size)}`)
  }
  return { count, found }
}

/**
 * How many pictures are lost: known still, where others have been thrown away meanwhile, and not found.
 * @throws UnusableArchive where it is all of them, which says that they were looked for elsewhere
 */
async function missingOf(
  databaseUrl: string,
  known: ReadonlySet<string>,
  found: ReadonlySet<string>,
): Promise<number> {
  if (known.size === found.size) return 0
  const still = await inSnapshot(databaseUrl, async ({ pictures }) => pictures)
  const missing = [...known].filter((hash) => !found.has(hash) && still.has(hash)).length
  if (missing > 0 && found.size === 0)
    throw new UnusableArchive(
      `The database knows ${several(missing, 'picture')}, and not one of them was found. Set MEDIA_URL, or DATA_DIR where there is none, as the shop runs with.`,
    )
  return missing
}

/**
 * Writes a shop's database, pictures and key into one file, while it runs: the database as it was at one moment, and every
 * picture that it knows. The file appears under its name once it is whole; it holds personal data and the key, and its
 * owner alone can read it.
 * @throws UnusableArchive where the file is there already, there is no shop, or none of its pictures is found
 */
export async function writeBackup(
  shop: Shop,
  file: string,
  { at, progress, onGiveUp = () => undefined }: BackupOptions,
): Promise<BackupReport> {
  const archive = await writeArchive(file, at)
  onGiveUp(archive.giveUp)
  try {
    await archive.add(keyFile, Buffer.from(shop.secretKey))
    const [database, known] = await inSnapshot(shop.databaseUrl, async (snapshot) => {
      const { migrations, sequences, pictures } = snapshot
      if (migrations.length === 0) throw new UnusableArchive('There is no shop in this database.')
      return [
        { migrations, tables: await writeTables(archive, snapshot, progress), sequences },
        pictures,
      ] as const
    })
    // Behind the database: a picture stays for a day after nothing shows it any more.
    const { count: pictures, found } = await writePictures(archive, shop.pictures, known, progress)
    const missing = await missingOf(shop.databaseUrl, known, found)
    const size = await archive.finish(
      (parts): Manifest => ({ format: backupFormat, at: at.toISOString(), database, parts }),
    )
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
    return { tables: database.tables.length, rows, pictures, missing, size }
  } catch (error) {
    await archive.giveUp()
    throw error
  }
}
