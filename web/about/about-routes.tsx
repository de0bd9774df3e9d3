import { Outlet, type RouteObject, redirect } from 'react-router-dom'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import { aboutPage, shortAboutPage } from '#application/shared/addresses.ts'
import { brand } from '#domain/shared/brand.ts'
import { page } from '#web/page-meta.ts'

export interface AboutData {
  /** The work beside the story; null where none could be fetched, for the story stands by itself. */
  readonly work: ArtworkView | null
}

const load = (catalogue: Catalogue) => async (): Promise<AboutData> => {
  const { items } = await catalogue.trending({ limit: 12 }).catch(() => ({ items: [] as ArtworkView[] }))
  const isTall = ({ images: [image] }: ArtworkView) => image !== undefined && image.height > image.width
  return { work: items.find(isTall) ?? items.find(({ images }) => images.length > 0) ?? null }
}

export const storySizes = '(min-width: 900px) 34vw, 100vw'

const handle = page<AboutData>('web/about/about-screen.tsx', ({ work }) => {
  const image = work?.images[0]
  return {
    title: 'About',
    description: `${brand.name} is a marketplace for handmade art: accessible to everyone, fairly paid for.`,
    canonical: aboutPage,
    image,
    firstPicture: image && { image, sizes: storySizes },
  }
})

/** Who we are, and the way there from the older address. */
export const aboutRoutes = (catalogue: Catalogue): RouteObject[] => [
  {
    path: aboutPage,
    loader: load(catalogue),
    handle,
    lazy: { Component: async () => (await import('./about-screen.tsx')).AboutScreen },
  },
  { path: shortAboutPage, loader: () => redirect(aboutPage, 301), Component: Outlet },
]
