import { expect, it } from 'vitest'
import { isUnavailable, Unavailable } from './unavailable.ts'

it('a gallery that cannot answer says so, and is known by that, whichever build it comes from', () => {
  expect(new Unavailable().message).toBe('The gallery did not answer. Please try again.')
  const ofAnotherBuild = Object.assign(new Error('Away.'), { name: 'Unavailable' })
  expect([new Unavailable(), ofAnotherBuild].map(isUnavailable)).toEqual([true, true])
  expect([new Error('Away.'), { name: 'Unavailable' }, null].map(isUnavailable)).toEqual([
    false,
    false,
    false,
  ])
})
