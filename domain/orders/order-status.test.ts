import { expect, it } from 'vitest'
import { bindsArtists, orderStatuses } from './order-status.ts'

// An account whose artist has something to send is not closed.
it('an order binds its artists while works are kept for its buyer, until it has arrived or ended', () => {
  const binding = (holdsWorks: boolean) =>
    orderStatuses.filter((status) => bindsArtists({ status, holdsWorks }))
  expect(binding(true)).toEqual(['awaiting-payment', 'paid', 'shipped'])
  expect(binding(false)).toEqual(['paid', 'shipped'])
})
