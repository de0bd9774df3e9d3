import { defineEntity, p } from '@mikro-orm/core'
import type { GeneratedAlways } from 'kysely'
import type { Visibility } from '#domain/catalogue/artwork.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Colour } from '#domain/catalogue/colour.ts'
import type { Orientation } from '#domain/catalogue/orientation.ts'
import { OwnArtwork } from '#domain/catalogue/own-artwork.ts'
import type { Cents } from '#domain/shared/money.ts'
import { besideTheClass } from '../beside-the-class.ts'

const centimetres = () => p.decimal('number').precision(8).scale(2).nullable()

/** A work's outer size, in columns of `artworks`. */
export const DimensionsSchema = defineEntity({
  name: 'Dimensions',
  embeddable: true,
  properties: { widthCm: centimetres(), heightCm: centimetres(), depthCm: centimetres() },
})

/** What an artist tells of a work, as far as each column is called as what it holds. */
export const detailProperties = {
  title: p.text(),
  description: p.text().default(''),
  category: p.text().$type<Category>(),
  medium: p.text().default(''),
  year: p.integer().nullable(),
  edition: p.text().default(''),
  stock: p.integer().default(0),
}

/** What an artist tells of a work, in columns of `artworks`. */
export const ArtworkTextSchema = defineEntity({
  name: 'ArtworkText',
  embeddable: true,
  properties: {
    ...detailProperties,
    dimensions: p.embedded(DimensionsSchema).prefix(false).nullable(),
    price: p.integer().$type<Cents>().fieldName('price_cents').default(0),
    unique: p.boolean().fieldName('is_unique').default(false),
  },
})

/** Where a work stands between a draft and the wall, in columns of `artworks`. */
export const StandingSchema = defineEntity({
  name: 'Standing',
  embeddable: true,
  properties: {
    visibility: p.text().$type<Visibility>().default('public'),
    hiddenBecause: p.text().nullable(),
    removedFrom: p.text().$type<Visibility>().nullable(),
  },
})

/** A work, as its artist changes it; its pictures are rows of their own. */
export const ArtworkSchema = defineEntity({
  class: OwnArtwork,
  tableName: 'artworks',
  properties: {
    id: p.uuid().primary(),
    artistId: p.uuid(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    sourceId: p.text().nullable().unique('artworks_source_id_key'),
    details: p.embedded(ArtworkTextSchema).prefix(false),
    standing: p.embedded(StandingSchema).prefix(false),
    version: p.integer().version().default(1),
    ...besideTheClass({
      /** Shoppers see it; a trigger derives it, as the words that find it. */
      public: p.boolean().default(false),
      search: p.text().columnType('tsvector').default(''),
      popularity: p.integer().default(0),
      /** The first end of the orders that hold pieces of it for a time. */
      heldUntil: p.datetime().nullable(),
      /** What an import's line last said. */
      sourceHash: p.text().nullable(),
      sourcePriceCents: p.integer().$type<Cents>().nullable(),
      sourceStock: p.integer().nullable(),
      sourceUnique: p.boolean().nullable(),
      /** Of its first picture; a trigger passes both on. */
      orientation: p.text().$type<Orientation>().nullable(),
      colour: p.text().$type<Colour>().nullable(),
      heat: p.integer().default(0),
      newcomer: p.boolean().default(true),
      trend: p
        .integer()
        .$type<GeneratedAlways<number>>()
        .generated('(case when heat > 0 then heat when price_cents > 0 then 1 else 0 end) stored'),
      fresh: p
        .boolean()
        .$type<GeneratedAlways<boolean>>()
        .generated('(newcomer and price_cents > 0 and stock > 0) stored'),
      featuredAt: p.datetime(3).nullable(),
      /** Its artist's followers have been told of it. */
      announced: p.boolean().default(false),
    }),
  },
})

/** What is kept of a picture of a work. */
const pictureProperties = {
  id: p.uuid().primary(),
  artworkId: p.uuid(),
  hash: p.text(),
  width: p.integer(),
  height: p.integer(),
  alt: p.text().default(''),
  ground: p.text(),
  colour: p.text().$type<Colour>().nullable(),
  sizesMade: p.boolean().default(true),
}

/** A picture of a work. */
export const ArtworkImageSchema = defineEntity({
  name: 'ArtworkImage',
  tableName: 'artwork_images',
  properties: { ...pictureProperties, position: p.integer() },
  uniques: [
    {
      name: 'artwork_images_artwork_id_position_key',
      properties: ['artworkId', 'position'],
      deferMode: 'immediate',
    },
  ],
})

/** A picture that was taken off a work, and can come back for a time. */
export const RemovedPictureSchema = defineEntity({
  name: 'RemovedPicture',
  tableName: 'removed_pictures',
  properties: { ...pictureProperties, removedAt: p.datetime(3) },
})
