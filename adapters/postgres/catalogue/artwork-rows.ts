import { expressionBuilder, type Selection, sql } from 'kysely'
import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { ArtworkPlace, ArtworkRow } from '#application/catalogue/artwork-reader.ts'
import { offered } from '#domain/catalogue/artwork.ts'
import type { Tables } from '../schemas.ts'
import type { Condition } from './artwork-conditions.ts'
import { detailColumns, detailsIn } from './detail-columns.ts'

type Shown = Tables & {
  work: Tables['artworks']
  artist: Tables['artists']
  image: Tables['artwork_images']
}

type ImageTuple = readonly [hash: string, width: number, height: number, alt: string, ground: string]

/** What is shown of a work out of its own row. */
export const columnsShown = [
  'id',
  ...detailColumns,
  'popularity',
  'held_until',
  'created_at',
  'artist_id',
] as const

const work = expressionBuilder<Shown, 'work'>()
const image = expressionBuilder<Shown, 'work' | 'image'>()

/** Picked for each work, so that no plan reads all artists or images. */
const artistName = work
  .selectFrom('artists as artist')
  .whereRef('artist.id', '=', 'work.artist_id')
  .select('artist.name')
  .$asScalar()
  .$notNull()
  .as('artist_name')

const imagesThat = (isShown: Condition) =>
  work.selectFrom('artwork_images as image').whereRef('image.artwork_id', '=', 'work.id').where(isShown)

const imageTuple = image.fn<ImageTuple>('json_build_array', [
  'image.hash',
  'image.width',
  'image.height',
  'image.alt',
  'image.ground',
])

const imagesOf = (isShown: Condition) =>
  imagesThat(isShown)
    .select(({ fn }) =>
      fn.agg<readonly ImageTuple[] | null>('json_agg', [imageTuple]).orderBy('image.position').as('images'),
    )
    .$asScalar()
    .as('images')

const hasWords = image('image.alt', '<>', sql.lit(''))

const firstImage = imagesThat(hasWords)
  .select(({ fn }) => fn<readonly ImageTuple[] | null>('json_build_array', [imageTuple]).as('images'))
  .orderBy('image.position')
  .limit(sql.lit(1))
  .$asScalar()
  .as('images')

const columns = <Name extends string>(names: readonly Name[]) => names.map((name) => `work.${name}` as const)

/** What its own page needs of `work`, a row of artworks: pictures hang with words of their own. */
export const artworkColumns = [...columns(columnsShown), artistName, imagesOf(hasWords)]

/** The same for lists, which show the first picture alone. */
export const listedColumns = [...columns(columnsShown), artistName, firstImage]

/** The same for dashboards, where works that are not on show have all their pictures; `work` is a whole row. */
export const wholeArtworkColumns = [
  ...columns(columnsShown),
  artistName,
  imagesOf(image.or([hasWords, image.not('work.public')])),
]

/** As much of one as stands beside its artist. */
export const pictureColumns = [...columns(['id', 'title']), firstImage]

/** An artwork as `artworkColumns` selects it; within JSON, times are texts. */
export type SelectedArtwork = Omit<
  Selection<Shown, 'work', (typeof artworkColumns)[number]>,
  'created_at' | 'held_until'
> & {
  readonly created_at: Date | string
  readonly held_until: Date | string | null
}

/** Selected pictures as the application knows them. */
export const imagesIn = (row: { readonly images: readonly ImageTuple[] | null }): ArtworkRow['images'] =>
  (row.images ?? []).map(([hash, width, height, alt, ground]) => ({
    imageUrl: imageUrlOf(hash),
    width,
    height,
    alt,
    ground,
  }))

/** A selected artwork as the application knows it. */
export const artworkRow = (row: SelectedArtwork): ArtworkRow => ({
  ...detailsIn(row),
  ...offered({
    price: row.price_cents,
    stock: row.stock,
    heldUntil: row.held_until === null ? null : new Date(row.held_until),
  }),
  id: row.id,
  images: imagesIn(row),
  artist: { id: row.artist_id, name: row.artist_name },
  createdAt: new Date(row.created_at).toISOString(),
})

/** Where a selected artwork stands in an order whose key is given. */
export const artworkPlace = (row: SelectedArtwork, key: number): ArtworkPlace => ({
  key,
  createdAt: new Date(row.created_at).getTime(),
  id: row.id,
})
