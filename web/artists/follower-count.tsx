import { useState, useSyncExternalStore } from 'react'
import type { ArtistView } from '#application/artists/contract.ts'
import { followersText } from '#domain/favourites/follows.ts'
import { useAccount } from '#web/identity/session-context.tsx'
import { useServices } from '#web/services.ts'

/**
 * How many follow an artist: as the gallery has told it, and with what was pressed since. Visitors are counted from the
 * day they have an account.
 */
export function FollowerCount({ artist }: { artist: ArtistView }) {
  const { follows } = useServices()
  const isSignedIn = useAccount() !== null
  const ids = useSyncExternalStore(
    follows.onChange,
    () => (isSignedIn && follows.isKnown() ? follows.read() : null),
    () => null,
  )
  const isFollowing = ids?.includes(artist.id) ?? null
  const [told, setTold] = useState({ artist, isFollowing })
  // A new answer, or a new account, already tells what it had.
  if (told.artist !== artist || (told.isFollowing === null) !== (isFollowing === null))
    setTold({ artist, isFollowing })
  const since = told.isFollowing === null ? 0 : Number(isFollowing) - Number(told.isFollowing)
  return followersText(artist.followerCount + since)
}
