import { expressionBuilder } from 'kysely'
import type { DemoArtist, DemoWork } from '#adapters/demo/demo-artist.ts'
import {
  artistSource,
  demoViews,
  demoZones,
  portraitName,
  viewAlt,
  viewName,
  viewsOf,
  workSource,
} from '#adapters/demo/demo-sources.ts'
import { unevenMoments } from '#adapters/demo/past/uneven.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { StoredImage } from '#application/shared/image-store.ts'
import { isUniqueByDefault } from '#domain/catalogue/artwork.ts'
import { type ArtworkDetails, detailsFrom } from '#domain/catalogue/artwork-details.ts'
import { blankArtwork } from '#domain/catalogue/artwork-fields.ts'
import { OwnArtwork } from '#domain/catalogue/own-artwork.ts'
import { centsFrom } from '#domain/shared/money.ts'
import { ArtworkImageSchema } from '../catalogue/artwork.schema.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../schemas.ts'
import { ShippingZoneSchema } from '../shipping/shipping-zone.schema.ts'

const day = 86_400_000
/** Days from one work to the next, taken together, and from the newest until now. */
const [daysApart, newestHung] = [1.5, 0.5]

/** An artist of the demo with an id, who has joined before the first work was hung. */
export interface PlacedArtist extends DemoArtist {
  readonly id: string
  readonly userId: string
  readonly joinedAt: Date
}

interface PlacedWork {
  readonly id: string
  readonly artist: PlacedArtist
  readonly work: DemoWork
  /** The place among the artist's works. */
  readonly place: number
  readonly createdAt: Date
}

/**
 * The works in the order of the gallery, newest first: every artist's strongest work, then everyone's second, and so
 * on, so that no two neighbours come from the same hand and the first page is the best one.
 */
function inGalleryOrder(artists: readonly PlacedArtist[], ids: IdSource, now: Date): PlacedWork[] {
  const rounds = Math.max(...artists.map(({ works }) => works.length))
  const order = Array.from({ length: rounds }, (_, round) =>
    artists.flatMap((artist) => {
      const work = artist.works[round]
      return work ? [{ artist, work, place: round }] : []
    }),
  ).flat()
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const year = { from: ago(order.length * daysApart), until: ago(newestHung) }
  const hung = unevenMoments(order.length, year, 'hung').toReversed()
  return order.map((placed, index) => ({ ...placed, id: ids.newId(), createdAt: hung[index] ?? now }))
}

const zoneRows = (artist: PlacedArtist) =>
  demoZones(artist).map(({ zone, days, carriage }, position) => ({
    artistId: artist.id,
    position,
    zone,
    daysFrom: days?.from ?? null,
    daysTo: days?.to ?? null,
    carriage,
  }))

/** The demo's pictures, by their names. */
type Pictures = ReadonlyMap<string, StoredImage>

const { cast, val } = expressionBuilder<Tables>()

const artistRow = (artist: PlacedArtist, pictures: Pictures) => ({
  id: artist.id,
  name: artist.name,
  user_id: artist.userId,
  member_since: artist.joinedAt,
  preferred_medium: artist.preferredMedium,
  bio: artist.bio,
  country: artist.country,
  // The driver takes a list for one of PostgreSQL's own.
  exhibitions: cast<DemoArtist['exhibitions']>(val(JSON.stringify(artist.exhibitions)), 'jsonb'),
  approval: 'approved' as const,
  source_key: artistSource(artist),
  picture_hash: pictures.get(portraitName(artist))?.hash,
  picture_width: pictures.get(portraitName(artist))?.width,
  picture_height: pictures.get(portraitName(artist))?.height,
})

const detailsOf = ({ price, stock = 1, ...work }: DemoWork): ArtworkDetails =>
  detailsFrom({
    ...blankArtwork,
    unique: isUniqueByDefault(stock),
    ...work,
    stock,
    price: centsFrom(price),
  })

function workFrom({ id, artist, work, createdAt }: PlacedWork): OwnArtwork {
  const own = new OwnArtwork(id, artist.id, createdAt, workSource(artist, work))
  own.details = detailsOf(work)
  own.standing = { ...own.standing, visibility: 'public' }
  return own
}

const pictureRows = ({ id, artist, work, place }: PlacedWork, pictures: Pictures, ids: IdSource) =>
  viewsOf(work, place).map((view) => {
    const picture = pictures.get(viewName(artist, work, view))
    if (!picture) throw new Error(`The demo has no picture '${viewName(artist, work, view)}'.`)
    const position = demoViews.indexOf(view)
    return { ...picture, id: ids.newId(), artworkId: id, position, alt: viewAlt(work, view) }
  })

/** Whether the demo has been filled in. */
export async function isDemoThere(db: Database): Promise<boolean> {
  const artists = db.selectFrom('artists').select('id').where('source_key', 'like', 'demo:%')
  return (await artists.limit(1).executeTakeFirst()) !== undefined
}

/** The day on which it was told since when artists are here: as the demo's past, it moves with the day. */
const toldOn = new Date('2026-11-21T00:00:00Z')

/** The demo's artists as they join. */
export function placedArtists(
  artists: readonly DemoArtist[],
  ids: IdSource,
  now: Date,
): readonly PlacedArtist[] {
  const since = Math.floor((now.getTime() - toldOn.getTime()) / day) * day
  const works = artists.reduce((sum, each) => sum + each.works.length, 0)
  const firstHung = now.getTime() - works * daysApart * day
  return artists.map((artist, index) => {
    const told = new Date(artist.memberSince).getTime() + since
    // One after the other, and before anything hung.
    const joinedAt = new Date(Math.min(told, firstHung - (index + 3) * day) + index * 37 * 60_000)
    return { ...artist, id: ids.newId(), userId: ids.newId(), joinedAt }
  })
}

/** Fills an empty catalogue with the demo's artists, whose accounts are there, and their works. Inside a unit of work. */
export async function seedDemo(
  db: Database,
  ids: IdSource,
  artists: readonly PlacedArtist[],
  pictures: Pictures,
  now: Date,
): Promise<void> {
  const works = inGalleryOrder(artists, ids, now)
  await db
    .insertInto('artists')
    .values(artists.map((artist) => artistRow(artist, pictures)))
    .execute()
  await db.entities(async (em) => {
    // Not persisted: whatever is flushed later would look through all of them for changes.
    await em.insertMany(works.map(workFrom))
    await em.insertMany(
      ArtworkImageSchema,
      works.flatMap((each) => pictureRows(each, pictures, ids)),
    )
    await em.insertMany(ShippingZoneSchema, artists.flatMap(zoneRows))
  })
  // Whoever follows from the beginning has seen them.
  await db
    .updateTable('artworks')
    .set({ announced: true })
    .where(
      'id',
      'in',
      works.map(({ id }) => id),
    )
    .execute()
}
