import { SingleBar } from 'cli-progress'
import type { ImportReport } from '#adapters/import/import-catalogue.ts'
import { formatCount } from '#domain/shared/format-count.ts'

const counted = ({ added, changed, unchanged, skipped }: ImportReport): string =>
  [
    `${formatCount(added)} new`,
    `${formatCount(changed)} changed`,
    `${formatCount(unchanged)} already there`,
    `${formatCount(skipped)} skipped`,
  ].join(', ')

const secondsBetweenLines = 5

/** Shows how far an import is: a bar on a terminal, else a line now and then. Skipped lines are told at once. */
export function importProgress(bytes: number) {
  const bar = process.stdout.isTTY
    ? new SingleBar({ format: '{bar} {percentage} %  {counted}', etaBuffer: 100, hideCursor: true })
    : null
  bar?.start(bytes, 0, { counted: '' })
  let read = 0
  let lastShown = performance.now()
  return {
    read: (count: number): void => {
      read += count
    },
    skipped: (line: number, reason: string): void => {
      if (bar) process.stdout.write('\r\u001B[2K')
      process.stdout.write(`line ${line}: skipped, ${reason}\n`)
    },
    stored: (report: ImportReport): void => {
      bar?.update(read, { counted: counted(report) })
      if (bar || performance.now() - lastShown < secondsBetweenLines * 1000) return
      lastShown = performance.now()
      process.stdout.write(`${Math.round((read / bytes) * 100)} %: ${counted(report)}\n`)
    },
    stop: (): void => bar?.stop(),
  }
}

/** What became of the file, and what was decided about it. */
export function importSummary(report: ImportReport): string {
  const decisions = [...report.decisions]
    .toSorted(([, one], [, other]) => other.count - one.count)
    .map(([text, { count, firstLine }]) => `  ${formatCount(count)} × ${text} (first on line ${firstLine})\n`)
  return [
    `${formatCount(report.lines)} lines: ${counted(report)}.\n`,
    ...(decisions.length > 0 ? ['Decided:\n', ...decisions] : []),
    ...(report.added > 0
      ? ['Works without a price are shown, not for sale; imported artists are approved.\n']
      : []),
  ].join('')
}
