import type { Change } from '../report-data.ts'
import * as css from './list.css.ts'

/** What is not as it was at the last release. */
export function ChangeChip({ change }: { change: Change }) {
  if (change === null) return null
  return <span className={css.change}>{change === 'new' ? 'New' : 'Changed'}</span>
}
