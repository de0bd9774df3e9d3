import { hangsFlat } from '#domain/catalogue/category.ts'
import { centsFrom } from '#domain/shared/money.ts'
import type { ZoneTerms } from '#domain/shipping/shipping-terms.ts'
import type { DemoArtist, DemoWork } from './demo-artist.ts'

type Artist = Pick<DemoArtist, 'slug'>
type Work = Pick<DemoWork, 'picture'>

/** What the catalogue calls an artist of the demo. */
export const artistSource = ({ slug }: Artist): string => `demo:${slug}`

/** The artist of the demo who can be tried out first. */
export const triedArtist = 'festus-gawaseb'

/** What the catalogue calls a work of the demo; by its picture, so that lists may be rearranged. */
export const workSource = ({ slug }: Artist, { picture }: Work): string => `demo:${slug}/${picture}`

/** What a picture of a work shows: all of it, a part from close by, or where it could hang. */
export const demoViews = ['whole', 'detail', 'wall'] as const
export type DemoView = (typeof demoViews)[number]

/** The views that a work of the demo has: each artist's strongest ones, first in `place`, were photographed more often. */
export function viewsOf(work: Pick<DemoWork, 'category'>, place: number): readonly DemoView[] {
  if (place >= 2) return ['whole']
  return hangsFlat(work.category) ? demoViews : ['whole', 'detail']
}

/** What a view shows, for those who do not see it. */
export const viewAlt = ({ title, alt, widthCm, heightCm }: DemoWork, view: DemoView): string =>
  ({
    whole: alt,
    detail: `A detail of ${title}, from close by.`,
    wall: `${title}, ${widthCm} × ${heightCm} cm, on a wall above a bench.`,
  })[view]

/** The name of an artist's portrait among the demo's pictures. */
export const portraitName = ({ slug }: Artist): string => `artists/${slug}`

/** The name of a view of a work among the demo's pictures. */
export const viewName = ({ slug }: Artist, { picture }: Work, view: DemoView): string =>
  `works/${slug}/${picture}${view === 'whole' ? '' : `-${view}`}`

/** The names of all pictures of an artist and their works. */
export const pictureNames = (artist: DemoArtist): readonly string[] => [
  portraitName(artist),
  ...artist.works.flatMap((work, place) => viewsOf(work, place).map((view) => viewName(artist, work, view))),
]

const fare = (dollars: number | undefined) => (dollars === undefined ? null : centsFrom(dollars))

/** Where an artist of the demo sends to: everywhere, sooner at home, and some tell what it costs them. */
export const demoZones = ({ fares }: Pick<DemoArtist, 'fares'>): readonly ZoneTerms[] => [
  { zone: 'own-country', days: { from: 2, to: 5 }, carriage: fare(fares?.home) },
  { zone: 'eu', days: { from: 5, to: 12 }, carriage: fare(fares?.eu) },
  { zone: 'worldwide', days: { from: 8, to: 21 }, carriage: fare(fares?.rest) },
]
