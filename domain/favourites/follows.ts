import { DomainError } from '#domain/shared/domain-error.ts'
import { formatCount } from '#domain/shared/format-count.ts'

/** Artists that an account can follow, also those who are away now. */
export const mostFollows = 1_000

/** An account follows as many artists as it can. */
export const tooManyFollows = () =>
  new DomainError(
    'rule-broken',
    'too-many-follows',
    `You follow ${formatCount(mostFollows)} artists, which is the most. Unfollow one to follow another.`,
  )

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
