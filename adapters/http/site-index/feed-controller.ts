import Router from '@koa/router'
import { Feed } from 'feed'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import { artistPage, artworkPage, galleryPage } from '#application/shared/addresses.ts'
import { escaped } from '#application/shared/escaped.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { conditionalGet } from '../conditional-get.ts'
import { type KnownAs, siteOf } from './site-of.ts'

const newWorks = 30

/** Until when a work is kept for somebody else, by the clock of nobody in particular. */
const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Whether it can be had, where it cannot be. */
function standing({ availability, heldUntil }: ArtworkView): string {
  if (availability === 'sold-out') return 'Sold Out'
  return heldUntil === null ? '' : `In another basket until ${until.format(new Date(heldUntil))} UTC`
}

/** A work as a reader of feeds shows it: the picture, what it is, what it costs, and whether it can be had. */
function content(work: ArtworkView, site: string): string {
  const {
    images: [image],
    description,
    medium,
    price,
  } = work
  const facts = [medium, price > 0 ? formatMoney(price) : '', standing(work)].filter(Boolean).join(' · ')
  return [
    image &&
      `<p><img src="${escaped(site + image.imageUrl)}" width="${image.width}" height="${image.height}" alt="${escaped(image.alt)}"></p>`,
    description && `<p>${escaped(description)}</p>`,
    facts && `<p>${escaped(facts)}</p>`,
  ]
    .filter(Boolean)
    .join('')
}

/** `/feed.xml`: the newest works, for whoever wants to hear of them elsewhere (Atom). */
export function feedController(
  { catalogue }: { readonly catalogue: Catalogue },
  { knownAs }: KnownAs,
): Router {
  const router = new Router({ prefix: '/feed.xml' })
  router.get('/', conditionalGet, async (ctx) => {
    const site = siteOf(ctx, knownAs)
    const { items } = await catalogue.artworks({ sort: 'newest', limit: newWorks })
    const feed = new Feed({
      id: `${site}/`,
      title: `New works at ${brand.name}`,
      description: 'What was hung last, straight from the people who make it.',
      link: `${site}${galleryPage}`,
      feedLinks: { atom: `${site}/feed.xml` },
      language: 'en',
      generator: false,
      ...(items[0] && { updated: new Date(items[0].createdAt) }),
    })
    for (const work of items) {
      const link = site + artworkPage(work.id)
      feed.addItem({
        id: link,
        link,
        // Readers take titles for HTML.
        title: escaped(`${work.title} by ${work.artist.name}`),
        date: new Date(work.createdAt),
        published: new Date(work.createdAt),
        content: content(work, site),
        author: [{ name: work.artist.name, link: site + artistPage(work.artist) }],
      })
    }
    ctx.type = 'application/atom+xml'
    ctx.body = feed.atom1()
  })
  return router
}
