import sharp from 'sharp'
import { expect, it } from 'vitest'
import { dashboard } from './at-artist-dashboard.ts'
import { fillIn } from './visit.ts'
import { visiting } from './visiting.ts'

const visit = visiting()

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#264653' } })
    .png()
    .toBuffer()

it('a work that is begun while the network is away is kept with its picture once it is back', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor
    const context = page.context()
    await dashboard('/dashboard/artworks/new')(visitor)
    await context.setOffline(true)
    await fillIn(visitor, { Title: 'Begun at sea' })
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: await picture() })
    await page.getByText('Not saved: there is no connection. We keep trying.').waitFor()
    await context.setOffline(false)
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/dashboard/artworks/new')
    const kept = page.getByRole('button', { name: 'Remove picture 1' })
    await kept.waitFor()
    await page.reload()
    expect(await page.getByLabel('Title').inputValue()).toBe('Begun at sea')
    await kept.waitFor()
    // Others look at the works of the same artist.
    const address = `${visitor.origin}/api/artworks/${page.url().split('/').at(-1)}`
    expect((await page.request.delete(address)).status()).toBe(204)
  })
})
