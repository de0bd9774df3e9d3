import { brand } from '#domain/shared/brand.ts'

/** The shop itself as search engines read it (schema.org): who it is, and how one searches in it. */
export const structuredShop = ({ origin }: URL): readonly object[] => [
  {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/install/tile-512.png`,
    email: brand.email,
    foundingDate: String(brand.foundedIn),
  },
  {
    '@type': 'WebSite',
    name: brand.name,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/art-gallery?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]
