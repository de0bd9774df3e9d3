import { expect, it } from 'vitest'
import type { ShippingTermsRepository } from '#application/shipping/shipping-terms-repository.ts'
import { lenasAddress } from '#domain/testing/orders.ts'
import { mustBeSentThere } from './sent-there.ts'

it('says of each work that it is not sent there, in a sentence after the other', async () => {
  const zones = [{ zone: 'own-country', days: { from: 2, to: 4 }, carriage: 0 }] as const
  const works = ['Dune', 'Tide'].map((title) => ({ artworkId: title, title, home: 'FR', zones }))
  const items = works.map(({ artworkId }) => ({ artworkId, quantity: 1 }))
  const failure: unknown = await mustBeSentThere(
    { items, shipping: lenasAddress },
    { terms: { ofWorks: async () => works } as unknown as Pick<ShippingTermsRepository, 'ofWorks'> },
  ).catch((error: unknown) => error)
  expect(failure).toMatchObject({ refusal: 'conflict', code: 'not-sent-there' })
  expect(failure).toMatchObject({
    message: '“Dune” is not sent to Nigeria. “Tide” is not sent to Nigeria.',
  })
})
