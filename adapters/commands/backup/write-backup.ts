import { type ArchiveWriter, writeArchive } from '#adapters/archive/archive-writer.ts'
import { UnusableArchive } from '#adapters/archive/tar.ts'
import { inSnapshot, type Snapshot } from '#adapters/postgres/backup/snapshot.ts'
import type { FileStore } from '#application/shared/file-store.ts'
import { backupFormat, keyFile, type Manifest, pictureFolder, pictureName, rowsFile } from './manifest.ts'
import { counted, type Progress, sized } from './work-said.ts'

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
  readonly pictures: number
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
      progress(() => `${table.name}: ${counted(rows)} rows (table ${written.length + 1} of ${tables.length})`)
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

/** Those that the snapshot knows: what has come since would belong to nobody. */
async function writePictures(
  archive: ArchiveWriter,
  files: FileStore,
  known: ReadonlySet<string>,
  progress: Progress,
): Promise<number> {
  let count = 0
  let size = 0
  for await (const name of files.names()) {
    const [, hash = ''] = pictureName.exec(name) ?? []
    const bytes = known.has(hash) ? await wholeFile(files, name) : null
    if (bytes === null) continue
    await archive.add(`${pictureFolder}${name}`, bytes)
    count += 1
    size += bytes.length
    progress(() => `${counted(count)} files of pictures, ${sized(size)}`)
  }
  return count
}

/**
 * Writes a shop's database, pictures and key into one file, while it runs: the database as it was at one moment, and every
 * picture that it knows. The file appears under its name once it is whole; it holds personal data and the key, and its
 * owner alone can read it.
 * @throws UnusableArchive where the file is there already, or there is no shop
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
    const pictures = await writePictures(archive, shop.pictures, known, progress)
    const size = await archive.finish(
      (parts): Manifest => ({ format: backupFormat, at: at.toISOString(), database, parts }),
    )
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
    return { tables: database.tables.length, rows, pictures, size }
  } catch (error) {
    await archive.giveUp()
    throw error
  }
}
