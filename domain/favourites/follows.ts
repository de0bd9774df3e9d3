/** The artists someone follows, by id. */
export type Follows = ReadonlySet<string>

/** Follows an artist; following twice is following. */
export const follow = (follows: Follows, artistId: string): Follows => new Set([...follows, artistId])

/** Stops following; nothing changes where nobody was followed. */
export const unfollow = (follows: Follows, artistId: string): Follows => {
  const remaining = new Set(follows)
  remaining.delete(artistId)
  return remaining
}

/** The number of followers as it is shown: '3 Followers', '1 Follower'. */
export const followersText = (count: number): string => `${count} ${count === 1 ? 'Follower' : 'Followers'}`
