import { useSyncExternalStore } from 'react'
import { Status } from './status.tsx'

/** Milliseconds: what is further away than that needs its day. */
const soon = 72_000_000

/** As '14:32', or 'Thu, 14:32'; in the reader's own time unless told. */
const timeText = (at: number, timeZone?: string): string =>
  new Date(at).toLocaleString('en-GB', {
    weekday: at - Date.now() > soon ? 'short' : undefined,
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })

const neverChanges = () => () => {}
const ofReader = () => undefined
const ofServer = () => 'UTC'

/** A moment near by, to people and to machines. The server does not know where people are, and says it in UTC. */
export function NearTime({ at }: { at: string }) {
  const zone = useSyncExternalStore(neverChanges, ofReader, ofServer)
  const text = timeText(Date.parse(at), zone)
  return <time dateTime={at}>{zone ? `${text} ${zone}` : text}</time>
}

/** The last pieces are in somebody's unpaid order. */
export function Held({ until }: { until: string }) {
  return (
    <Status form="waits" tone="mute">
      <span>
        In another basket until <NearTime at={until} />
      </span>
    </Status>
  )
}
