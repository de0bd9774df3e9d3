import { expect, it } from 'vitest'
import { DomainError, isDomainError } from './domain-error.ts'

it('a broken rule is known by its name, whichever build it was made in', () => {
  const ofAnotherBuild = Object.assign(new Error('No.'), { name: 'DomainError' })
  expect([new DomainError('conflict', 'no', 'No.'), ofAnotherBuild].map(isDomainError)).toEqual([true, true])
  const others = [new Error('DomainError'), { name: 'DomainError' }, 'DomainError', null]
  expect(others.filter(isDomainError)).toEqual([])
})
