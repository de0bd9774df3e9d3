import type { ImportLine } from '#application/catalogue/own-artworks-contract.ts'
import { figures } from '#web/theme/text.css.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'

/** How many works of the file say something of each kind that has no place here. */
function countsOf(lines: readonly ImportLine[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const what of lines.flatMap(({ leftOut }) => leftOut)) counts.set(what, (counts.get(what) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

/** What of the file stays out, so that nobody looks for it in vain later. */
export function ColumnsLeftOut({ lines }: { lines: readonly ImportLine[] }) {
  // Of what stays out as a whole nobody misses a part, and it becomes no draft.
  const coming = lines.filter(({ problems }) => problems.length === 0)
  const counts = countsOf(coming)
  const works = (count: number) => `${count} ${count === 1 ? 'work' : 'works'}`
  const unsorted = coming.filter(({ category }) => category === '').length
  return (
    <>
      {unsorted > 0 && (
        <p className={figures}>
          No category could be read for {works(unsorted)}: choose one in {unsorted === 1 ? 'its' : 'each'}{' '}
          draft.
        </p>
      )}
      {counts.length > 0 && (
        <Alert tone="info">
          <details>
            <summary>
              {counts.length} {counts.length === 1 ? 'column has' : 'columns have'} no place here and{' '}
              {counts.length === 1 ? 'stays' : 'stay'} out
            </summary>
            <p className={figures}>{counts.map(([what, count]) => `${what} (${works(count)})`).join(', ')}</p>
          </details>
        </Alert>
      )}
    </>
  )
}
