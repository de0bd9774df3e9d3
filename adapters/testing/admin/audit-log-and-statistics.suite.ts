import { describe, expect, it } from 'vitest'
import { type AdministrationFixture } from './administration-fixture.ts'

/** What admins can look up of what was done, and of how much there is. */
export function describeAuditLogAndStatistics(at: AdministrationFixture): void {
  const { openAdmin, form, opened, ready, buy } = at

  describe('the log and the numbers', () => {
    it('are found by whom and what they concern, page by page', async () => {
      const cid = await openAdmin('Cid Administrator')
      const lena = await at.stage.userAdministration(cid).create(form({ name: 'Lena of the log' }))
      await at.stage.userAdministration(cid).suspend(lena.id)
      const log = at.stage.auditLog(at.ada)
      expect((await log.entries({ admin: 'cid admin' })).items).toHaveLength(2)
      expect((await log.entries({ admin: cid.userId, subject: 'of the LOG' })).items).toHaveLength(2)
      const days = (await log.entries({ subject: lena.id })).items.map((entry) => entry.at.slice(0, 10))
      const counted = async (request: Parameters<typeof log.entries>[0]) =>
        (await log.entries({ subject: lena.id, ...request })).items.length
      expect(await counted({ kind: 'user', from: days.at(-1), to: days[0] })).toBe(2)
      expect(await counted({ kind: 'order' })).toBe(0)
      expect(await counted({ to: '2020-02-29' })).toBe(0)
      expect(await counted({ from: '2999-01-01' })).toBe(0)
      for (const day of ['yesterday', '2026-13-01', '2026-1-1', '2026-02-31', '2026-11'])
        await expect(log.entries({ from: day })).rejects.toMatchObject({ code: 'bad-day' })
      const first = await log.entries({ subject: lena.id, limit: 1 })
      const second = await log.entries({ subject: lena.id, limit: 1, cursor: first.next ?? '' })
      expect([...first.items, ...second.items].map(({ action }) => action)).toEqual([
        'user-suspended',
        'user-created',
      ])
      expect([second.next, second.total]).toEqual([null, 2])
      await at.stage.userAdministration(at.ada).remove(cid.userId)
    })

    it('count what there is and what is new', async () => {
      const numbers = at.stage.statistics(at.ada)
      const before = await numbers.users()
      const lena = await opened()
      const after = await numbers.users()
      expect([after.total - before.total, after.new - before.new, after.perDay.length]).toEqual([1, 1, 30])
      await at.stage.userAdministration(at.ada).remove(lena.id)
      expect((await numbers.users()).total).toBe(before.total)
      const { total, perCategory } = await numbers.artworks()
      expect(Object.values(perCategory).reduce((sum, count) => sum + count, 0)).toBe(total)
      expect(total).toBe((await at.stage.titlesOnShow()).length)
      const months = await numbers.over('artworks', 'month')
      expect([months.total, months.perPeriod.length, months.perPeriod.at(-1)?.count]).toEqual([
        total,
        12,
        months.new,
      ])
      const orders = await numbers.over('orders', 'week')
      const revenue = await numbers.revenue('week')
      const { user, id, name } = await ready()
      await buy(user.id, { id, name })
      expect(await numbers.over('orders', 'week')).toMatchObject({
        total: orders.total + 1,
        new: orders.new + 1,
      })
      // Only what is in the books was earned.
      expect(await numbers.revenue('week')).toEqual(revenue)
    })
  })
}
