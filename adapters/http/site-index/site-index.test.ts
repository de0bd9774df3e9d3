import { Readable } from 'node:stream'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenArtist, givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { artworkPage } from '#application/shared/addresses.ts'

let api: RunningApi
let site: string
let vase: string
beforeAll(async () => {
  api = await runningApi()
  site = api.url
  vase = await givenArtwork(api.database.sql, {
    title: 'Vase & <Bowl>',
    artist: 'Ngũgĩ & Söhne',
    description: 'Cold "blue" ]]> clay',
    createdAt: new Date(Date.UTC(2026, 0, 2)),
  })
  await givenArtist(api.database.sql, 'Pending Person', 'pending')
})
afterAll(() => api.close())

const page = async (path: string) => {
  const response = await fetch(site + path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('the sitemap', () => {
  it('names every public page once, in parts', async () => {
    const { text, headers } = await page('/sitemap.xml')
    expect(headers.get('content-type')).toMatch('xml')
    const parts = await readIndex(text)
    expect(parts[0]).toBe(`${site}/sitemap/pages.xml`)
    const addresses: string[] = []
    for (const part of parts) addresses.push(...(await readPart(await (await fetch(part)).text())))
    expect(addresses).toContain(`${site}/`)
    expect(addresses).toContain(`${site}/art-gallery?category=sculpture`)
    expect(addresses).toContain(site + artworkPage(vase))
    const artists = addresses.filter((address) => address.includes('/artists/details'))
    expect(artists).toHaveLength(1)
    expect(artists[0]).toMatch(encodeURIComponent('Ngũgĩ'))
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(['/sitemap/artworks/nothing.xml', '/sitemap/artists/nothing.xml', '/sitemap/else.xml'])(
    'has no part %s',
    async (path) => {
      expect((await page(path)).status).toBe(404)
    },
  )
})

it('tells robots where the sitemap is', async () => {
  const { text, headers } = await page('/robots.txt')
  expect(headers.get('content-type')).toMatch('text/plain')
  expect(text).toMatch(`Sitemap: ${site}/sitemap.xml`)
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

describe('the feed', () => {
  it('tells of new works, whatever characters they are named with', async () => {
    const { text, headers } = await page('/feed.xml')
    expect(headers.get('content-type')).toMatch('application/atom+xml')
    expect(text).toMatch(
      '<title type="html"><![CDATA[Vase &amp; &lt;Bowl&gt; by Ngũgĩ &amp; Söhne]]></title>',
    )
    expect(text).toMatch(`href="${site}${artworkPage(vase)}"`)
    expect(text).toMatch('$100.00')
    expect(text).not.toMatch('blue" ]]>')
  })

  it('says what cannot be had, and until when it is kept for somebody', async () => {
    const { sql } = api.database
    await givenArtwork(sql, { title: 'Gone', stock: 0, medium: 'Clay' })
    const kept = await givenArtwork(sql, { title: 'Kept', stock: 0, medium: 'Wax' })
    await sql(`update artworks set held_until = '2126-03-01T14:32:00Z' where id = $1`, [kept])
    const { text } = await page('/feed.xml')
    expect(text).toContain('Clay · $100.00 · Sold Out')
    expect(text).toContain('Wax · $100.00 · In another basket until 1 Mar 2126, 14:32 UTC')
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await page('/feed.xml')
    const again = await fetch(`${site}/feed.xml`, {
      // Without the last, fetch would ask for a fresh answer by itself.
      headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    })
    expect(again.status).toBe(304)
  })
})

describe('what a device installs', () => {
  it('has a manifest whose icons are there', async () => {
    const { text, headers } = await page('/install/manifest.webmanifest')
    expect(headers.get('content-type')).toMatch('application/manifest+json')
    const { icons } = JSON.parse(text) as { icons: { src: string; sizes: string; purpose: string }[] }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    for (const { src } of icons) {
      const icon = await page(src)
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
  })

  it.each(['/install/tile-1.png', '/install/other-192.png', '/install/nothing'])(
    'has no %s',
    async (path) => {
      expect((await page(path)).status).toBe(404)
    },
  )

  it('has the icon that browsers ask for by themselves', async () => {
    const { status, headers } = await page('/favicon.ico')
    expect([status, headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  })
})

async function readIndex(xml: string): Promise<string[]> {
  return (await parseSitemapIndex(Readable.from([xml]))).map(({ url }) => url)
}

async function readPart(xml: string): Promise<string[]> {
  return (await parseSitemap(Readable.from([xml]))).map(({ url }) => url)
}
