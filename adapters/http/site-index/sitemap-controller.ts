import { pipeline, Readable, type Transform } from 'node:stream'
import Router from '@koa/router'
import type { Context } from 'koa'
import type { LongList, SiteIndex } from '#application/catalogue/site-index.ts'
import { artistPage, artworkPage, standingPages } from '#application/shared/addresses.ts'
import { RequestError } from '../request-error.ts'
import { idIn } from '../requests/address-parts.ts'
import { keptFor } from './kept-for.ts'
import { type KnownAs, siteOf } from './site-of.ts'

/** Search engines read up to 50,000 addresses or 50 MB of a file. */
const inOnePart = 25_000
const atOnce = 1_000

/** Milliseconds for which the parts stand: finding where they begin counts the whole catalogue. */
const partsKept = 10 * 60_000

/** Read when a search engine first asks. */
const library = () => import('sitemap')

/** A part of a list, from its first item on, read bit by bit and told entry by entry. */
async function* part<Item extends { readonly id: string }>(
  list: LongList<Item>,
  first: readonly Item[],
  size: number,
  entry: (item: Item) => object,
): AsyncGenerator<object> {
  let items = first
  for (let written = 0; written < size; ) {
    const shown = items.slice(0, size - written)
    for (const item of shown) yield entry(item)
    written += shown.length
    const last = items.length < atOnce ? undefined : shown.at(-1)
    if (!last || written >= size) return
    // Wherever the last one is by now: what was taken down meanwhile does not end the part.
    items = await list.behind(last.id, atOnce)
  }
}

function send(ctx: Context, entries: Iterable<object> | AsyncIterable<object>, xml: Transform): void {
  ctx.set('Cache-Control', 'public, max-age=3600')
  ctx.type = 'application/xml'
  // Where the visitor hangs up, or the database goes away in the middle, the answer ends; Koa hears of it by the stream.
  ctx.body = pipeline(Readable.from(entries), xml, () => undefined)
}

/** `/sitemap.xml` and its parts: every public page, however many there are, read from the database as they are sent. */
export function sitemapController(
  { index }: { readonly index: SiteIndex },
  { knownAs }: KnownAs,
  size = inOnePart,
  now: () => number = Date.now,
): Router {
  const router = new Router({ prefix: '/sitemap' })
  const beginnings = keptFor(
    partsKept,
    () => Promise.all([index.artworks.parts(size), index.artists.parts(size)]),
    now,
  )

  router.get('.xml', async (ctx) => {
    const [artworks, artists] = await beginnings()
    const parts = [
      'pages',
      ...artists.map((id) => `artists/${id}`),
      ...artworks.map((id) => `artworks/${id}`),
    ]
    send(
      ctx,
      parts.map((name) => ({ url: `${siteOf(ctx, knownAs)}/sitemap/${name}.xml` })),
      new (await library()).SitemapIndexStream(),
    )
  })

  router.get('/pages.xml', async (ctx) => {
    const hostname = siteOf(ctx, knownAs)
    send(
      ctx,
      standingPages().map((url) => ({ url })),
      new (await library()).SitemapStream({ hostname }),
    )
  })

  /** One part; its name is the id of its first item. */
  const partOf = <Item extends { readonly id: string }>(
    name: string,
    list: LongList<Item>,
    entry: (item: Item, hostname: string) => object,
  ): void => {
    router.get(`/${name}/:id.xml`, async (ctx) => {
      const first = await list.from(idIn(ctx), atOnce)
      if (first.length === 0) throw new RequestError(404, 'not-found', 'There is no such part.')
      const hostname = siteOf(ctx, knownAs)
      send(
        ctx,
        part(list, first, size, (item) => entry(item, hostname)),
        new (await library()).SitemapStream({ hostname }),
      )
    })
  }
  partOf('artists', index.artists, (artist) => ({ url: artistPage(artist) }))
  partOf('artworks', index.artworks, ({ id, title, imageUrl }, hostname) => ({
    url: artworkPage(id),
    ...(imageUrl !== null && { img: { url: hostname + imageUrl, title } }),
  }))

  return router
}
