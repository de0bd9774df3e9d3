import { Alert } from '#web/ui/feedback/alert.tsx'
import type { Played } from '../runner/play.ts'
import * as css from './scenario-editor.css.ts'

function sentenceOf({ holds, runs, fault }: Played): string {
  if (fault !== '') return `It cannot be run: ${fault}`
  const around = runs.find((run) => run.around !== '')?.around
  if (around !== undefined) return `It could not be tried: ${around}`
  if (!holds) {
    const failed = runs.filter((run) => !run.holds).length
    return runs.length > 1
      ? `It does not hold with ${failed} of its ${runs.length} examples.`
      : 'It does not hold.'
  }
  return runs.length > 1 ? `It holds, with each of its ${runs.length} examples.` : 'It holds.'
}

/** How the whole scenario came out, said aloud when it is known. */
export function Verdict({ played }: { readonly played: Played | null }) {
  return (
    <div
      aria-live="polite"
      className={css.verdict}
      data-verdict={played === null ? undefined : played.holds ? 'holds' : 'fails'}
    >
      {played && <Alert tone={played.holds ? 'ok' : 'err'}>{sentenceOf(played)}</Alert>}
    </div>
  )
}
