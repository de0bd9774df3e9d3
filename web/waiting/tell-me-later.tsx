import { useEffect, useState } from 'react'
import { useAccount } from '#web/identity/session/use-session.ts'
import * as css from './tell-me.css.ts'
import type { TellMe } from './tell-me.tsx'

/** Most works can be bought: what offers to tell of the others comes in a file of its own, into a place that is kept for it. */
export function TellMeLater({ artworkId }: { artworkId: string }) {
  const [Brought, setBrought] = useState<typeof TellMe | null>(null)
  const who = useAccount()?.id
  useEffect(() => {
    import('./tell-me.tsx').then(
      (brought) => setBrought(() => brought.TellMe),
      () => undefined,
    )
  }, [])
  return (
    <div className={css.spot}>{Brought && <Brought key={`${artworkId} ${who}`} artworkId={artworkId} />}</div>
  )
}
