import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Ordering, OrderRequest } from '#application/orders/contract.ts'
import type { Caller } from '#application/shared/caller.ts'

interface OwnOrdersBackstage {
  givenArtwork(work: { title: string; price?: number; stock: number }): Promise<string>
  givenBuyer(email: string, emailVerified: boolean): Promise<string>
}

/** What orders of an account promise. `service` is ordering for a caller; time goes by between two orders. */
export function describeOwnOrders(
  backstage: () => OwnOrdersBackstage,
  service: (caller: Caller) => Ordering,
  request: (artworkId: string) => OrderRequest,
  later: () => void,
): void {
  const someone = async (verified = true) => {
    const email = `${randomUUID()}@example.test`
    const userId = await backstage().givenBuyer(email, verified)
    return { email, caller: { userId, role: 'user', sessionId: 'session' } as const }
  }
  async function placed(caller: Caller, email?: string) {
    later()
    const id = await backstage().givenArtwork({ title: 'Harbour', price: 64_000, stock: 3 })
    return service(caller).place({ ...request(id), email }, randomUUID())
  }
  const numbers = async (caller: Caller) => (await service(caller).orders()).items.map(({ number }) => number)

  describe('orders of an account', () => {
    it('are listed with the newest first, page by page', async () => {
      const { caller } = await someone()
      const all = [await placed(caller), await placed(caller), await placed(caller)].map(
        ({ number }) => number,
      )
      expect(await numbers(caller)).toEqual(all.toReversed())
      const first = await service(caller).orders({ limit: 2 })
      const second = await service(caller).orders({ limit: 2, cursor: first.next ?? '' })
      expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(all.toReversed())
      expect([first.total, second.total, second.next]).toEqual([3, 3, null])
    })

    it('are shown in the list as by themselves, and need no key', async () => {
      const { caller } = await someone()
      const { accessKey, ...order } = await placed(caller)
      expect(accessKey).toMatch(/./)
      expect((await service(caller).orders()).items).toEqual([order])
      expect(await service(caller).order(order.number)).toEqual(order)
      expect((await service(caller).cancel(order.number)).status).toBe('refunded')
    })

    it('are nobody else’s, though the mail went to them', async () => {
      const [lena, mateo] = [await someone(), await someone()]
      const { number } = await placed(lena.caller, mateo.email)
      expect(await numbers(mateo.caller)).toEqual([])
      await expect(service(mateo.caller).order(number)).rejects.toMatchObject({ refusal: 'not-found' })
      await expect(service(mateo.caller).cancel(number)).rejects.toMatchObject({ refusal: 'not-found' })
      await expect(service(null).order(number)).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await expect(service(null).orders()).rejects.toMatchObject({ refusal: 'not-signed-in' })
    })

    it('are those of a guest whose address they have shown to be theirs, and not before', async () => {
      const [verified, unverified] = [await someone(), await someone(false)]
      const theirs = await placed(null, verified.email.toUpperCase())
      const notYet = await placed(null, unverified.email)
      expect(await numbers(verified.caller)).toEqual([theirs.number])
      expect((await service(verified.caller).order(theirs.number)).id).toBe(theirs.id)
      expect(await numbers(unverified.caller)).toEqual([])
      await expect(service(unverified.caller).order(notYet.number)).rejects.toMatchObject({
        refusal: 'not-found',
      })
      expect((await service(unverified.caller).order(notYet.number, notYet.accessKey)).id).toBe(notYet.id)
    })

    it('do not share an idempotency key with somebody else', async () => {
      const [lena, mateo] = [await someone(), await someone()]
      const id = await backstage().givenArtwork({ title: 'Twice', stock: 5 })
      const key = randomUUID()
      const asked = { ...request(id), email: 'both@example.test' }
      const { number } = await service(lena.caller).place(asked, key)
      expect((await service(lena.caller).place(asked, key)).number).toBe(number)
      await expect(service(mateo.caller).place(asked, key)).rejects.toMatchObject({ refusal: 'conflict' })
    })
  })
}
