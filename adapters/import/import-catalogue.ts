import type { CatalogueImport, ImportedWork } from '#application/catalogue/catalogue-import.ts'
import type { CatalogueLine } from './catalogue-lines.ts'
import { readWork } from './imported-work.ts'

/** What became of a file's lines. */
export interface ImportReport {
  readonly lines: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly skipped: number
  /** What was decided about works that came in: how often, and on which line first. */
  readonly decisions: ReadonlyMap<string, { readonly count: number; readonly firstLine: number }>
}

interface Listener {
  skipped(line: number, reason: string): void
  stored(report: ImportReport): void
}

const batchSize = 1000

/** Takes a catalogue in, batch by batch: whatever is stored stays stored, and what came in before is not doubled. */
export async function importCatalogue(
  lines: AsyncIterable<CatalogueLine>,
  catalogue: CatalogueImport,
  listener: Listener,
  now: Date,
): Promise<ImportReport> {
  const counts = { lines: 0, added: 0, changed: 0, unchanged: 0, skipped: 0 }
  const decisions = new Map<string, { count: number; firstLine: number }>()
  const lineOf = new Map<string, number>()
  let batch: ImportedWork[] = []

  const skip = (line: number, reason: string): void => {
    counts.skipped += 1
    listener.skipped(line, reason)
  }
  const store = async (): Promise<void> => {
    const { added, changed, unchanged } = await catalogue.store(batch)
    counts.added += added
    counts.changed += changed
    counts.unchanged += unchanged
    batch = []
    listener.stored({ ...counts, decisions })
  }
  const take = (line: number, record: unknown): void => {
    const read = readWork(record, now)
    if ('skipped' in read) return skip(line, read.skipped)
    const earlier = lineOf.get(read.work.sourceId)
    if (earlier !== undefined)
      return skip(line, `sourceId ${read.work.sourceId} came already on line ${earlier}`)
    lineOf.set(read.work.sourceId, line)
    for (const decision of read.decisions) {
      const known = decisions.get(decision)
      decisions.set(decision, { count: (known?.count ?? 0) + 1, firstLine: known?.firstLine ?? line })
    }
    batch.push(read.work)
  }

  for await (const each of lines) {
    counts.lines += 1
    if ('problem' in each) skip(each.line, each.problem)
    else take(each.line, each.record)
    if (batch.length === batchSize) await store()
  }
  if (batch.length > 0) await store()
  await catalogue.finish()
  return { ...counts, decisions }
}
