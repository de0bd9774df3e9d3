import { useEffect } from 'react'
import { useServices } from '#web/services.ts'

/** Tells that somebody looks at a work. Nobody waits for it, and nobody misses it where it fails. */
export function useSeen(artworkId: string): void {
  const { visits } = useServices()
  useEffect(() => {
    void visits.seen(artworkId).catch(() => undefined)
  }, [visits, artworkId])
}
