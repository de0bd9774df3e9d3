import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type AdministrationFixture } from './administration-fixture.ts'

/** What admins decide about those who want to sell. */
export function describeArtistApproval(at: AdministrationFixture): void {
  const { actions, ready } = at

  describe('deciding on artists', () => {
    const waiting = async () => (await at.stage.approval(at.ada).pending({ limit: 100 })).items

    it('lists those who wait, whoever has asked first, with all their works', async () => {
      const early = await ready()
      const late = await ready()
      for (const title of ['One', 'Two', 'Three'])
        await at.stage.hangWork(late.user.id, { title, visibility: 'draft' })
      await late.own.askForApproval()
      const known = (await waiting()).filter(({ id }) => id === early.id || id === late.id)
      expect(known).toMatchObject([
        { id: late.id, waiting: true, email: late.user.email },
        { id: early.id, waiting: false, artworks: [] },
      ])
      expect(known[0]?.artworks.map(({ title }) => title).toSorted()).toEqual(['One', 'Three', 'Two'])
      const first = await at.stage.approval(at.ada).pending({ limit: 1 })
      const second = await at.stage.approval(at.ada).pending({ limit: 1, cursor: first.next ?? '' })
      expect(second.items[0]?.id).not.toBe(first.items[0]?.id)
      expect(second.total).toBe(first.total)
    })

    it('puts what is ready on show and leaves drafts alone, tells the artist, and leaves the list', async () => {
      const { user, id } = await ready()
      await at.stage.hangWork(user.id, { title: `Finished ${id}`, visibility: 'draft' })
      await at.stage.hangWork(user.id, { title: `Put up ${id}`, visibility: 'public' })
      const [asking] = (await waiting()).filter((artist) => artist.id === id)
      expect(asking?.artworks.map(({ title, ready: isReady }) => [title.split(' ')[0], isReady])).toEqual([
        ['Put', true],
        ['Finished', false],
      ])
      const heard = at.stage.heard.length
      await at.stage.approval(at.ada).approve(id)
      expect(at.stage.heard.slice(heard)).toEqual(['application-decided'])
      const shown = (await at.stage.titlesOnShow()).filter((title) => title.endsWith(id))
      expect(shown).toEqual([`Put up ${id}`])
      expect((await waiting()).map((artist) => artist.id)).not.toContain(id)
      const [mail] = (await at.stage.mailsTo(user.email)).filter(({ subject }) => /on show/.test(subject))
      expect(mail?.text).toContain(`id=${id}`)
      expect(await actions(id)).toEqual(['artist-approved'])
      await expect(at.stage.approval(at.ada).approve(id)).rejects.toMatchObject({
        code: 'artist-already-decided',
      })
    })

    it('says no with a reason, which the artist may mend', async () => {
      const { user, own, id } = await ready()
      await expect(at.stage.approval(at.ada).reject(id, ' ')).rejects.toMatchObject({
        fields: { reason: 'A reason is required' },
      })
      await at.stage.approval(at.ada).reject(id, 'Show us more works')
      expect(await own.profile()).toMatchObject({
        approval: 'rejected',
        rejection: 'Show us more works',
        waiting: false,
      })
      const [mail] = (await at.stage.mailsTo(user.email)).filter(({ text }) => text.includes('more works'))
      expect(mail?.text).toContain('/dashboard/profile')
      for (const title of ['One', 'Two', 'Three'])
        await at.stage.hangWork(user.id, { title, visibility: 'draft' })
      expect(await own.askForApproval()).toMatchObject({
        approval: 'pending',
        rejection: null,
        waiting: true,
      })
      const { items } = await at.stage.auditLog(at.ada).entries({ subject: id })
      expect(items).toMatchObject([
        {
          action: 'artist-rejected',
          before: { approval: 'pending' },
          after: { approval: 'rejected', reason: 'Show us more works' },
        },
      ])
    })

    it.each(['nobody', randomUUID()])('knows no artist %s', async (id) => {
      await expect(at.stage.approval(at.ada).approve(id)).rejects.toMatchObject({ code: 'artist-not-found' })
      await expect(at.stage.approval(at.ada).reject(id, 'Why')).rejects.toMatchObject({
        code: 'artist-not-found',
      })
    })
  })
}
