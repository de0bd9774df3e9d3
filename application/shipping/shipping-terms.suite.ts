import { expect, it } from 'vitest'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { ZoneTerms } from '#domain/shipping/shipping-terms.ts'
import type { ShippingTermsRepository } from './shipping-terms-repository.ts'

export interface ShippingBackstage {
  readonly terms: ShippingTermsRepository
  readonly work: UnitOfWork
  /** An approved artist at home in Kenya with one public work and one that is not. */
  givenArtist(): Promise<{ readonly artistId: string; readonly shown: string; readonly draft: string }>
}

const zones: readonly ZoneTerms[] = [
  { zone: 'own-country', days: { from: 1, to: 3 }, carriage: 1_250 },
  { zone: 'eu', days: { from: 5, to: 9 }, carriage: null },
  { zone: 'north-america', days: null, carriage: null },
]

/** What is promised of where artists send to, wherever it is kept. */
export function shippingTermsContract(open: () => ShippingBackstage): void {
  it('is everywhere until an artist names a zone', async () => {
    const { artistId } = await open().givenArtist()
    expect(await open().terms.ofArtist(artistId)).toEqual({ home: 'KE', zones: [] })
  })

  it('is what the artist has said last, all or nothing', async () => {
    const { terms, work, givenArtist } = open()
    const { artistId } = await givenArtist()
    await work.run(() => terms.save(artistId, zones))
    expect(await terms.ofArtist(artistId)).toEqual({ home: 'KE', zones })
    const failing = work.run(async () => {
      await terms.save(artistId, [])
      throw new Error('killed')
    })
    await expect(failing).rejects.toThrow('killed')
    expect((await terms.ofArtist(artistId)).zones).toEqual(zones)
    await work.run(() => terms.save(artistId, zones.slice(1, 2)))
    expect((await terms.ofArtist(artistId)).zones).toEqual(zones.slice(1, 2))
    await work.run(() => terms.save(artistId, []))
    expect((await terms.ofArtist(artistId)).zones).toEqual([])
  })

  it('is told of the works that everybody may see', async () => {
    const { terms, work, givenArtist } = open()
    const [one, other] = [await givenArtist(), await givenArtist()]
    await work.run(() => terms.save(one.artistId, zones))
    const told = await terms.ofWorks([one.shown, one.draft, other.shown, 'demo-1'])
    expect(new Map(told.map(({ artworkId, ...rest }) => [artworkId, rest]))).toEqual(
      new Map([
        [one.shown, { artistId: one.artistId, title: 'Shown', home: 'KE', zones }],
        [other.shown, { artistId: other.artistId, title: 'Shown', home: 'KE', zones: [] }],
      ]),
    )
  })
}
