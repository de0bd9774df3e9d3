import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type AdministrationFixture } from './administration-fixture.ts'

/** What admins do about works. */
export function describeArtworkAdministration(at: AdministrationFixture): void {
  const { actions, ready } = at

  describe('looking after works', () => {
    it('hides one with a reason, restores and features it, and writes all of it down', async () => {
      const { user, id: artist } = await ready()
      const title = `Quince ${artist.slice(0, 8)}`
      const id = await at.stage.hangWork(user.id, { title, visibility: 'public' })
      await at.stage.approval(at.ada).approve(artist)
      const service = at.stage.artworkAdministration(at.ada)
      expect(await service.hide(id, 'A copy')).toMatchObject({
        visibility: 'hidden',
        hiddenBecause: 'A copy',
      })
      expect(await at.stage.titlesOnShow()).not.toContain(title)
      await expect(service.hide(id, 'Again')).rejects.toMatchObject({ code: 'artwork-not-on-show' })
      expect((await service.artworks({ q: title, state: 'hidden' })).items.map((work) => work.id)).toEqual([
        id,
      ])
      expect(await service.restore(id)).toMatchObject({ visibility: 'public', hiddenBecause: null })
      await expect(service.restore(id)).rejects.toMatchObject({ code: 'artwork-not-hidden' })
      expect(await service.feature(id, true)).toMatchObject({ featured: true })
      expect(await service.feature(id, true)).toMatchObject({ featured: true })
      expect((await service.artworks({ q: title, state: 'featured' })).items).toHaveLength(1)
      expect(await service.feature(id, false)).toMatchObject({ featured: false })
      expect(await at.stage.titlesOnShow()).toContain(title)
      expect(await actions(id)).toEqual([
        'artwork-unfeatured',
        'artwork-featured',
        'artwork-restored',
        'artwork-hidden',
      ])
      await expect(service.hide(randomUUID(), 'Why')).rejects.toMatchObject({ code: 'artwork-not-found' })
      await expect(service.restore('nothing')).rejects.toMatchObject({ code: 'artwork-not-found' })
    })

    it('leafs through drafts too, the newest first', async () => {
      const { user, id } = await ready()
      const tag = `tag${id.slice(0, 8)}`
      for (const title of ['One', 'Two', 'Three'])
        await at.stage.hangWork(user.id, { title: `${title} ${tag}`, visibility: 'draft' })
      const service = at.stage.artworkAdministration(at.ada)
      const first = await service.artworks({ q: tag, limit: 2 })
      const second = await service.artworks({ q: tag, limit: 2, cursor: first.next ?? '' })
      const titles = [...first.items, ...second.items].map(({ title }) => title.split(' ')[0] ?? '')
      expect(titles.toSorted()).toEqual(['One', 'Three', 'Two'])
      expect([first.total, second.total, second.next]).toEqual([3, 3, null])
      expect((await service.artworks({ q: '…' })).items).toEqual([])
    })
  })
}
