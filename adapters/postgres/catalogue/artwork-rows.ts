import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { ArtworkPlace, ArtworkRow } from '#application/catalogue/artwork-reader.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { dollarsFrom } from '#domain/shared/money.ts'

type ImageTuple = readonly [
  hash: string | null,
  width: number,
  height: number,
  alt: string,
  placeholder: readonly string[],
]

/** An artwork as `artworkColumns` selects it. */
export interface SelectedArtwork {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: Category
  readonly medium: string
  readonly year: number | null
  readonly price_cents: number
  readonly stock: number
  readonly is_unique: boolean
  readonly popularity: number
  readonly size: readonly [number | null, number | null, number | null] | null
  readonly created: number
  readonly artist_id: string
  readonly artist_name: string
  readonly images: readonly ImageTuple[] | null
}

/** What is selected of `work`, a row of artworks. Picked one by one, so that no plan reads all artists or images. */
const columns = (pictures: string): string => `
  work.id, work.title, work.description, work.category, work.medium, work.year, work.price_cents, work.stock,
  work.is_unique, work.popularity, extract(epoch from work.created_at)::float8 * 1000 as created, work.artist_id,
  (select artist.name from artists artist where artist.id = work.artist_id) as artist_name,
  case when coalesce(work.width_cm, work.height_cm, work.depth_cm) is not null
    then json_build_array(work.width_cm, work.height_cm, work.depth_cm) end as size,
  (select json_agg(json_build_array(image.hash, image.width, image.height, image.alt, image.placeholder) order by image.position)
    from artwork_images image
    where image.artwork_id = work.id and ${pictures}) as images`

/** What a page needs: pictures hang with words of their own. */
export const artworkColumns = columns(`image.alt <> ''`)

/** The same for desks, where works that are not on show have all their pictures; `work` is a whole row. */
export const deskArtworkColumns = columns(`(image.alt <> '' or not work.public)`)

/** A selected artwork as the application knows it. */
export const artworkRow = (row: SelectedArtwork): ArtworkRow => ({
  id: row.id,
  title: row.title,
  description: row.description,
  price: dollarsFrom(row.price_cents),
  stock: row.stock,
  unique: row.is_unique,
  category: row.category,
  images: (row.images ?? []).map(([hash, width, height, alt, placeholder]) => ({
    imageUrl: imageUrlOf({ hash, width, height, placeholder }),
    width,
    height,
    alt,
    colours: placeholder,
  })),
  artist: { id: row.artist_id, name: row.artist_name },
  medium: row.medium,
  year: row.year,
  dimensions: row.size && { widthCm: row.size[0], heightCm: row.size[1], depthCm: row.size[2] },
  createdAt: new Date(Math.round(row.created)).toISOString(),
})

/** Where a selected artwork stands in an order whose key is given. */
export const artworkPlace = (row: SelectedArtwork, key: number): ArtworkPlace => ({
  key,
  createdAt: Math.round(row.created),
  id: row.id,
})
