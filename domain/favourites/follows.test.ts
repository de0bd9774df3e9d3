import { describe, expect, it } from 'vitest'
import { follow, followersText, tooManyFollows, unfollow } from './follows.ts'

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

it('more follows than an account can have are refused with what to do', () => {
  expect(tooManyFollows()).toMatchObject({
    refusal: 'rule-broken',
    code: 'too-many-follows',
    message: 'You follow 1,000 artists, which is the most. Unfollow one to follow another.',
  })
})
