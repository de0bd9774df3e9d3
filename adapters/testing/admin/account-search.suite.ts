import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type AdministrationFixture } from './administration-fixture.ts'

/** How admins find accounts. */
export function describeAccountSearch(at: AdministrationFixture): void {
  const { opened, signedIn } = at

  describe('looking for accounts', () => {
    it('finds parts of names and addresses, in every order, page by page', async () => {
      const tag = randomUUID().slice(0, 8)
      for (const name of ['Cleo', 'abe', 'Bo_b'])
        await opened({ name: `${name} ${tag}`, email: `${name}.${tag}@example.test` })
      const bob = await opened({ name: `Zed ${tag}`, role: 'artist' })
      await signedIn(bob.email)
      await at.stage.userAdministration(at.ada).suspend(bob.id)
      const service = at.stage.userAdministration(at.ada)
      const names = async (request: Parameters<typeof service.users>[0]) => {
        const leafed: string[] = []
        let cursor: string | undefined
        do {
          const { items, next, total } = await service.users({ q: tag, limit: 2, ...request, cursor })
          leafed.push(...items.map(({ name }) => name.split(' ')[0] ?? ''))
          expect(total).toBeGreaterThanOrEqual(items.length)
          cursor = next ?? undefined
        } while (cursor !== undefined)
        return leafed
      }
      expect(await names({ sort: 'name' })).toEqual(['abe', 'Bo_b', 'Cleo', 'Zed'])
      expect((await names({})).toSorted()).toEqual(['Bo_b', 'Cleo', 'Zed', 'abe'])
      expect((await names({ sort: 'last-seen' }))[0]).toBe('Zed')
      expect(await names({ role: 'artist' })).toEqual(['Zed'])
      expect(await names({ state: 'suspended' })).toEqual(['Zed'])
      expect(await names({ state: 'active', sort: 'name' })).toEqual(['abe', 'Bo_b', 'Cleo'])
      expect(await names({ q: `BO_B.${tag}` })).toEqual(['Bo_b'])
      expect(await names({ q: `b%${tag}` })).toEqual([])
      expect(await names({ q: bob.id })).toEqual(['Zed'])
      for (const cursor of [
        'elsewhere',
        `users-newest~soon~${bob.id}~3`,
        `users-newest~${'9'.repeat(20)}~${bob.id}~3`,
      ])
        await expect(service.users({ cursor })).rejects.toMatchObject({ code: 'bad-cursor' })
    })
  })
}
