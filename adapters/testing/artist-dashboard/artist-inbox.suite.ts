import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { began, type DashboardFixture, minute } from './artist-dashboard-fixture.ts'

/** What shoppers have written to artists. */
export function describeArtistInbox(dashboard: DashboardFixture): void {
  const { givenMessage } = dashboard

  describe('an inbox', () => {
    it('holds the messages of its artist, the newest first, page by page', async () => {
      const [amina, brook] = [
        await dashboard.backstage.givenArtist('Amina'),
        await dashboard.backstage.givenArtist('Brook'),
      ]
      for (const subject of ['one', 'two', 'three']) await givenMessage(amina.artistId, subject)
      await givenMessage(brook.artistId, 'not hers')
      const first = await dashboard.backstage.inbox.slice(amina.artistId, 2, null)
      const second = await dashboard.backstage.inbox.slice(amina.artistId, 2, first.last)
      expect([...first.items, ...second.items].map(({ subject }) => subject)).toEqual(['three', 'two', 'one'])
      expect([first.total, second.last]).toEqual([3, null])
    })

    it('remembers answers in their order, and when a message was first read', async () => {
      const amina = await dashboard.backstage.givenArtist('Amina')
      const id = await givenMessage(amina.artistId, 'A commission')
      const [at, later] = [new Date(began), new Date(began + minute)]
      for (const [text, when] of [
        ['Yes.', at],
        ['When?', later],
      ] as const)
        await dashboard.backstage.inbox.addAnswer({ id: randomUUID(), messageId: id, text, at: when })
      expect(await dashboard.backstage.inbox.message(amina.artistId, id)).toMatchObject({ readAt: null })
      for (const when of [at, later])
        expect(await dashboard.backstage.inbox.markRead(amina.artistId, id, when)).toBe(true)
      expect(await dashboard.backstage.inbox.message(amina.artistId, id)).toMatchObject({
        senderEmail: 'lena@example.test',
        readAt: at,
        answers: [
          { text: 'Yes.', at },
          { text: 'When?', at: later },
        ],
      })
    })

    it('is closed to other artists', async () => {
      const [amina, brook] = [
        await dashboard.backstage.givenArtist('Amina'),
        await dashboard.backstage.givenArtist('Brook'),
      ]
      const id = await givenMessage(amina.artistId, 'Private')
      expect(await dashboard.backstage.inbox.message(brook.artistId, id)).toBeNull()
      expect(await dashboard.backstage.inbox.markRead(brook.artistId, id, new Date())).toBe(false)
      expect(await dashboard.backstage.inbox.message(amina.artistId, 'no id')).toBeNull()
    })
  })
}
