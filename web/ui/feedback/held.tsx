import { useSyncExternalStore } from 'react'
import { nearBy } from '#domain/shared/near-by.ts'
import { held } from './status.css.ts'

const dayStyle = (moment: Date) => (moment.getTime() - Date.now() > nearBy ? 'medium' : undefined)

const nothing = () => {}

/**
 * A moment near by, to people in their own time and to machines: '14:32', or '26 Nov 2026, 14:32'. The server does not know
 * where people are, and says it in UTC.
 */
export function NearTime({ at }: { at: string }) {
  const timeZone = useSyncExternalStore(
    () => nothing,
    nothing as () => undefined,
    () => 'UTC',
  )
  const moment = new Date(at)
  return (
    <time dateTime={at}>
      {moment.toLocaleString('en-GB', {
        dateStyle: dayStyle(moment),
        timeStyle: 'short',
        timeZone,
      })}
      {timeZone && ' UTC'}
    </time>
  )
}

/** The last pieces are in somebody's unpaid order. */
export const Held = ({ until }: { until: string }) => (
  <span className={held}>
    In another basket until <NearTime at={until} />
  </span>
)
