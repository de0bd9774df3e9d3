import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { claimPorts } from '#adapters/composition/claims/claims.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import type { PlacedOrder } from '#application/orders/contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { OrderingFixture } from '../orders/ordering-fixture.ts'

/** A picture of one colour. */
const photograph = (background: string): SentFile => ({
  name: 'broken.png',
  type: 'image/png',
  size: 1_000,
  async *stream() {
    yield await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .png()
      .toBuffer()
  },
})

/** How buyers say that works are damaged, over whichever implementation of the ports. */
export function describeClaiming(at: OrderingFixture): void {
  const { service, request } = at

  async function sent(quantity = 3): Promise<PlacedOrder & { readonly work: string }> {
    const work = await at.backstage.givenArtwork({ title: 'Salt', price: 3_333, stock: 3 })
    const order = { ...(await service().place(request(work, quantity), randomUUID())), work }
    await at.get(sharedPorts.work).run(async () => {
      const found = await at.get(orderPorts.orders).byNumber(order.number)
      found?.ship(order.fulfilments[0]?.artist.id ?? '', 'DHL', '42', at.now)
      if (found) await at.get(orderPorts.orders).save(found)
    })
    return order
  }
  async function admin() {
    const userId = await at.backstage.givenBuyer(`${randomUUID()}@example.test`, true)
    return service(at.bank, undefined, { userId, role: 'admin', sessionId: userId })
  }
  const broken = (artworkId: string, text = 'The glass is broken.') => ({
    artworkId,
    text,
    photographs: [photograph('#804020'), photograph('#204080')],
  })
  const later = () => {
    at.now = new Date(at.now.getTime() + 60_000)
  }

  describe('a claim', () => {
    it('is opened once however often it comes, with its photographs in their order', async () => {
      const { id, number, accessKey, work } = await sent()
      const key = randomUUID()
      const once = await service().claims.open(number, broken(work), key, accessKey)
      expect(await service().claims.open(number, broken(work), key, accessKey)).toEqual(once)
      expect(await service().claims.claims(number, accessKey)).toEqual(once)
      expect(once).toMatchObject({
        number,
        items: [],
        claims: [{ title: 'Salt', status: 'open', closedAt: null, givenBack: 0 }],
      })
      const [claim] = once.claims
      expect(claim?.messages).toMatchObject([
        { by: 'buyer', name: 'Lena Okoro', text: 'The glass is broken.', isUnread: false },
      ])
      expect(claim?.messages[0]?.photographs).toHaveLength(2)
      const kept = await at.get(claimPorts.claims).messages([claim?.id ?? ''])
      expect(kept[0]?.photographs.map((each) => each.id)).toEqual(
        claim?.messages[0]?.photographs.map((each) => each.id),
      )
      expect(await at.get(claimPorts.claims).ofOrder(id)).toHaveLength(1)
      await expect(
        service().claims.open(number, broken(work, 'Once more.'), randomUUID(), accessKey),
      ).rejects.toMatchObject({ refusal: 'conflict', code: 'claim-open' })
      const mail = await at.backstage.mailOf(`claim-buyer:${claim?.messages[0]?.id}`)
      expect(mail?.subject).toBe(`Order ${number}: we have received your claim`)
      expect(mail?.text).toContain('2 photographs come with it.')
    })

    it('is opened for what was sent, in words, with five photographs at most', async () => {
      const work = await at.backstage.givenArtwork({ title: 'Salt', price: 3_333, stock: 3 })
      const { number, accessKey } = await service().place(request(work, 1), randomUUID())
      const { claims } = service()
      await expect(claims.open(number, broken(work), randomUUID(), accessKey)).rejects.toMatchObject({
        code: 'not-claimable',
      })
      await expect(claims.open(number, broken(randomUUID()), randomUUID(), accessKey)).rejects.toMatchObject({
        fields: { artworkId: 'Choose the work that is damaged.' },
      })
      await expect(
        claims.open(
          number,
          { artworkId: work, text: ' ', photographs: Array.from({ length: 6 }, () => photograph('#804020')) },
          randomUUID(),
          accessKey,
        ),
      ).rejects.toMatchObject({
        fields: {
          text: 'Message is required',
          photographs: 'Send at most 5 photographs with a message',
        },
      })
      const noPicture = {
        artworkId: work,
        text: 'Broken.',
        photographs: [
          photograph('#804020'),
          { ...photograph('#804020'), name: 'letter.pdf', stream: note },
          { ...photograph('#804020'), name: 'list.txt', stream: note },
        ],
      }
      await expect(claims.open(number, noPicture, randomUUID(), accessKey)).rejects.toMatchObject({
        code: 'picture-unknown',
        fields: {
          photographs: expect.stringMatching(/^letter\.pdf: This file .* list\.txt: This file /),
          'photographs.1': expect.stringMatching(/^This file is not a picture/),
          'photographs.2': expect.stringMatching(/^This file is not a picture/),
        },
      })
      await expect(claims.open(number, broken(work), randomUUID(), 'wrong')).rejects.toMatchObject({
        refusal: 'not-found',
      })
    })

    it('is one conversation, of which each side knows what it has not read', async () => {
      const { number, accessKey, work } = await sent()
      const { claims } = service()
      const opened = await claims.open(number, broken(work), randomUUID(), accessKey)
      const id = opened.claims[0]?.id ?? ''
      later()
      const { keptClaims } = await admin()
      expect((await keptClaims.waiting()).find((each) => each.id === id)).toMatchObject({
        orderNumber: number,
        unread: 1,
      })
      expect((await keptClaims.claims(number))[0]?.messages).toMatchObject([{ isUnread: true }])
      await keptClaims.markRead(number, id)
      expect((await keptClaims.claims(number))[0]?.messages).toMatchObject([{ isUnread: false }])
      later()
      const key = randomUUID()
      const answer = { text: 'We are sorry.', photographs: [] }
      const answered = await keptClaims.answer(number, id, answer, key)
      expect(await keptClaims.answer(number, id, answer, key)).toEqual(answered)
      later()
      const seen = await claims.claims(number, accessKey)
      expect(seen.claims[0]?.messages).toMatchObject([
        { by: 'buyer', isUnread: false },
        { by: 'admin', name: 'Sanaa', isUnread: true },
      ])
      await claims.markRead(number, id, accessKey)
      const read = await claims.claims(number, accessKey)
      expect(read.claims[0]?.messages).toMatchObject([{ isUnread: false }, { isUnread: false }])
    })

    it('is closed with money once, whoever else gives back at the same moment', async () => {
      const { number, accessKey, work } = await sent()
      const opened = await service().claims.open(number, broken(work), randomUUID(), accessKey)
      const id = opened.claims[0]?.id ?? ''
      const { keptClaims, administration } = await admin()
      const lines = [{ artworkId: work, quantity: 2 }]
      const both = await Promise.allSettled([
        keptClaims.close(number, id, 'Two go back.', { lines }),
        administration.refund(number, { lines }),
        keptClaims.close(number, id, 'Two go back.', { lines }),
      ])
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const order = await service().order(number, accessKey)
      expect(order).toMatchObject({ left: 3_333, refunds: [{ amount: 6_666 }] })
      expect(await at.backstage.booksSum()).toBe(0)
      const [claim] = await keptClaims.claims(number)
      // Where the refund beside it was first, nothing of the decision has become true.
      expect(claim).toMatchObject(
        both[1]?.status === 'fulfilled'
          ? { status: 'open', givenBack: 0 }
          : { status: 'closed', givenBack: 6_666 },
      )
    })

    it('is closed without money, after which nobody writes', async () => {
      const { number, accessKey, work } = await sent()
      const { claims } = service()
      const opened = await claims.open(number, broken(work), randomUUID(), accessKey)
      const id = opened.claims[0]?.id ?? ''
      const { keptClaims } = await admin()
      const [closed] = await keptClaims.close(number, id, 'It was so before.', null)
      expect(closed).toMatchObject({ status: 'closed', givenBack: 0 })
      expect((await keptClaims.waiting()).some((each) => each.id === id)).toBe(false)
      const decision = closed?.messages.at(-1)
      expect((await at.backstage.mailOf(`claim-buyer:${decision?.id}`))?.text).toContain(
        'Nothing is given back for it.',
      )
      const more = { text: 'But it was not!', photographs: [] }
      await expect(claims.answer(number, id, more, randomUUID(), accessKey)).rejects.toMatchObject({
        code: 'claim-closed',
      })
      expect(await service().order(number, accessKey)).toMatchObject({ left: 9_999 })
      expect((await claims.claims(number, accessKey)).items).toMatchObject([{ artworkId: work }])
    })

    it('shows its photographs to the buyer and to admins, and to nobody else', async () => {
      const { number, accessKey, work } = await sent()
      const opened = await service().claims.open(number, broken(work), randomUUID(), accessKey)
      const id = opened.claims[0]?.messages[0]?.photographs[0]?.id ?? ''
      const hash = await service().photographs(id, accessKey)
      expect(hash).toMatch(/^[\da-f]{32}$/)
      expect(await (await admin()).photographs(id)).toBe(hash)
      const stranger = await at.backstage.givenBuyer(`${randomUUID()}@example.test`, true)
      const asUser = service(at.bank, undefined, { userId: stranger, role: 'user', sessionId: stranger })
      for (const looking of [
        () => service().photographs(id),
        () => service().photographs(id, 'wrong'),
        () => asUser.photographs(id),
        async () => (await admin()).photographs(randomUUID()),
      ])
        await expect(looking()).rejects.toMatchObject({ refusal: 'not-found' })
    })
  })
}

async function* note() {
  yield Buffer.from('no picture')
}
