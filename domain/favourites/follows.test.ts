import { describe, expect, it } from 'vitest'
import { follow, followersText, unfollow } from './follows.ts'

describe('follows', () => {
  it('follow an artist once', () => {
    expect([...follow(follow(new Set(), 'amina'), 'amina')]).toEqual(['amina'])
  })

  it('let go of one artist alone', () => {
    expect([...unfollow(new Set(['amina', 'brook']), 'amina')]).toEqual(['brook'])
    expect([...unfollow(new Set(['brook']), 'amina')]).toEqual(['brook'])
  })

  it('are counted in words', () => {
    expect([0, 1, 3].map(followersText)).toEqual(['0 Followers', '1 Follower', '3 Followers'])
  })
})
