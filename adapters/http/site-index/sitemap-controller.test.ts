import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { expect, it } from 'vitest'
import type { SiteIndex } from '#application/catalogue/site-index.ts'
import { createKoaApp } from '../koa-app.ts'
import { sitemapController } from './sitemap-controller.ts'

it('reads a long list bit by bit, and every item once', async () => {
  const works = Array.from({ length: 5_432 }, (_, number) => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title: '',
    imageUrl: null,
    createdAt: '',
  }))
  let mostAsked = 0
  const list: SiteIndex['artworks'] = {
    parts: (size) => Promise.resolve(works.filter((_, number) => number % size === 0).map(({ id }) => id)),
    from: (id, limit) => {
      mostAsked = Math.max(mostAsked, limit)
      const at = works.findIndex((work) => work.id === id)
      return Promise.resolve(at === -1 ? [] : works.slice(at, at + limit))
    },
    behind: (id, limit) => {
      mostAsked = Math.max(mostAsked, limit)
      const at = works.findIndex((work) => work.id === id)
      return Promise.resolve(works.slice(at + 1, at + 1 + limit))
    },
  }
  const nothing = () => Promise.resolve([])
  const none = { parts: nothing, from: nothing, behind: nothing }
  const app = createKoaApp({
    api: [],
    root: [
      sitemapController(
        { index: { artworks: list, artists: none } },
        { knownAs: 'https://sanaa.test/' },
        2_500,
      ),
    ],
    pages: [],
    trustProxy: false,
    callerOf: async () => null,
    onUnexpected: (error) => expect.unreachable(String(error)),
  })
  const server = createServer((request, response) => void app.callback()(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const parts = await readIndex(await (await fetch(`${own}/sitemap.xml`)).text())
  const addresses: string[] = []
  for (const part of parts)
    addresses.push(
      ...(await readPart(await (await fetch(part.replace('https://sanaa.test', own))).text())).filter(
        (address) => address.includes('/artwork/'),
      ),
    )
  server.close()
  server.closeAllConnections()
  expect(parts).toHaveLength(1 + 3)
  expect(addresses).toEqual(works.map(({ id }) => `https://sanaa.test/artwork/${id}`))
  expect(mostAsked).toBeLessThan(2_000)
})

async function readIndex(xml: string): Promise<string[]> {
  return (await parseSitemapIndex(Readable.from([xml]))).map(({ url }) => url)
}

async function readPart(xml: string): Promise<string[]> {
  return (await parseSitemap(Readable.from([xml]))).map(({ url }) => url)
}
