import { useState, useSyncExternalStore } from 'react'
import type { ArtistView } from '#application/artists/contract.ts'
import { followersText } from '#domain/favourites/follows.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { useServices } from '#web/services.ts'

/**
 * How many follow an artist: as the gallery has told it, and with what was pressed since. Visitors are told with
 * themselves, though the gallery counts them from the day they have an account.
 */
export function FollowerCount({ artist }: { artist: Pick<ArtistView, 'id' | 'followerCount'> }) {
  const { follows } = useServices()
  const isSignedIn = useAccount() !== null
  const ids = useSyncExternalStore(
    follows.onChange,
    () => (follows.isKnown() ? follows.read() : null),
    () => null,
  )
  const isFollowing = ids?.includes(artist.id) ?? null
  const [first, setFirst] = useState({ artist, isFollowing, isSignedIn })
  // A new answer, or a new account, already tells what it had.
  if (
    first.artist !== artist ||
    first.isSignedIn !== isSignedIn ||
    (first.isFollowing === null) !== (isFollowing === null)
  )
    setFirst({ artist, isFollowing, isSignedIn })
  // The gallery hears of a visitor's follow when they have an account.
  const counted = isSignedIn && (first.isFollowing ?? isFollowing)
  return followersText(artist.followerCount + Number(isFollowing) - Number(counted))
}
