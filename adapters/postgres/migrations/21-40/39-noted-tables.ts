/** What migrations note of each table; what they have made of it stays as it is, as they do. */

/** What a statement did to a table, row by row: `was` and `became`, one of them empty where there is none. */
export interface Noted {
  readonly table: string
  /** By which a row is the same before and after. */
  readonly key: readonly string[]
  /** A query of tags, of the rows in `changes`. */
  readonly tags: string
}

/** A work or an artist is told of by name; a statement that changes more than these tells of all of them by one tag. */
const mostByName = 20

const differs = (columns: readonly string[]): string =>
  `(${columns.map((each) => `was.${each}`).join(', ')}) is distinct from (${columns.map((each) => `became.${each}`).join(', ')})`

/** Which works stand behind all others, of a row. */
type Last = (row: string) => string

export const soldOut: Last = (row) => `(${row}.price_cents > 0 and ${row}.stock = 0)`
/** What is in somebody's unpaid order is not. */
export const gone: Last = (row) =>
  `(${row}.price_cents > 0 and ${row}.stock = 0 and ${row}.held_until is null)`

/** A work's place among the popular ones, as an index has it. */
const standing = (row: string, isLast: Last): string =>
  `(case when ${isLast(row)} then ${row}.popularity - 1000000000 else ${row}.popularity end)`

/** Those that `named` makes of the rows, or one for all of them. */
const byName = (rows: string, named: string, all: string): string => `
  select tag from ${rows}, lateral (values ${named}) as its (tag)
  where (select count(*) from ${rows}) <= ${mostByName}
  union all select '${all}' where (select count(*) from ${rows}) > ${mostByName}`

/** What is said of a work wherever it is shown. */
const shown = [
  'id',
  'artist_id',
  'title',
  'description',
  'category',
  'medium',
  'year',
  'edition',
  'width_cm',
  'height_cm',
  'depth_cm',
  'price_cents',
  'is_unique',
  'stock',
  'held_until',
  'created_at',
]

/** What works are chosen, counted and, beside their sales, sorted by. */
const chosenBy = [
  'public',
  'artist_id',
  'category',
  'medium',
  'width_cm',
  'height_cm',
  'price_cents',
  'orientation',
  'colour',
  'created_at',
]

/** @param isLast where works stand in lists of what people care for */
export const notedArtworks = (isLast: Last): Noted => ({
  table: 'artworks',
  key: ['id'],
  tags: `
    with noted as (
      select coalesce(became.id, was.id) as id, was.artist_id as from_artist, became.artist_id as by_artist,
        was.category as from_category, became.category as in_category, ${standing('became', isLast)} as place,
        coalesce(was.public, false) or coalesce(became.public, false) as is_seen,
        coalesce(was.visibility = 'hidden', false) <> coalesce(became.visibility = 'hidden', false) as stands_elsewhere,
        ${differs(shown)} as is_shown, ${differs(chosenBy)} as is_chosen,
        was.search is distinct from became.search as is_found,
        ${differs(['heat', 'newcomer', 'trend', 'fresh', 'featured_at'])} as trends,
        ${standing('was', isLast)} is distinct from ${standing('became', isLast)} as has_moved,
        coalesce(${isLast('was')}, false) as was_sold_out, coalesce(${isLast('became')}, false) as is_sold_out
      from changes),
    seen as (select * from noted where is_seen),
    told as (
      select * from noted where stands_elsewhere or (is_seen and (is_shown or is_chosen or has_moved)))
    ${byName('told', `('work:' || id), ('artist:' || from_artist), ('artist:' || by_artist)`, 'works')}
    union all
    select tag from seen, lateral (values ('set'), ('set:' || from_category), ('set:' || in_category)) as its (tag)
    where is_chosen
    union all select 'found' from seen where is_found
    union all select case when is_sold_out and not was_sold_out then 'sold-out' else 'trending' end from seen
    where trends or was_sold_out <> is_sold_out
    union all select 'popular>' || max(place) from seen where has_moved having max(place) is not null`,
})

const artworkImages: Noted = {
  table: 'artwork_images',
  key: ['id'],
  tags: `
    with told as (
      select distinct image.artwork_id, artworks.artist_id
      from changes, lateral (values (was.artwork_id), (became.artwork_id)) as image (artwork_id)
        left join artworks on artworks.id = image.artwork_id
      where ${differs(['id', 'artwork_id', 'position', 'hash', 'width', 'height', 'alt', 'ground'])}
        and image.artwork_id is not null and artworks.public is distinct from false)
    ${byName('told', `('work:' || artwork_id), ('artist:' || artist_id)`, 'works')}`,
}

const artists: Noted = {
  table: 'artists',
  key: ['id'],
  tags: `
    with noted as (
      select coalesce(became.id, was.id) as id, became.follower_count,
        coalesce(was.approval = 'approved', false) or coalesce(became.approval = 'approved', false) as is_seen,
        was.approval is distinct from became.approval as is_judged,
        ${differs(['id', 'name'])} as is_named, ${differs(['id', 'country'])} as has_moved,
        ${differs(['id', 'approval', 'artwork_count'])} as is_counted,
        ${differs(['follower_count', 'artwork_count'])} as is_followed,
        ${differs([
          'id',
          'name',
          'approval',
          'preferred_medium',
          'bio',
          'country',
          'exhibitions',
          'picture_hash',
          'artwork_count',
          'follower_count',
          'member_since',
        ])} as is_shown,
        ${differs(['id', 'approval', 'sort_name', 'search', 'member_since'])}
          or (was.artwork_count > 0) is distinct from (became.artwork_count > 0) as is_listed
      from changes),
    told as (select * from noted where is_named or has_moved or is_counted or (is_seen and is_shown))
    ${byName(
      'told',
      `(case when is_seen and is_shown then 'artist:' || id end), (case when is_named then 'name:' || id end),
       (case when has_moved then 'zones:' || id end), (case when is_counted then 'count:' || id end)`,
      'artists',
    )}
    union all select 'approvals' from noted where is_judged
    union all select 'roll' from noted where is_seen and is_listed
    union all select 'followed>' || max(follower_count) from noted where is_seen and is_followed
      having max(follower_count) is not null`,
}

const shippingZones: Noted = {
  table: 'shipping_zones',
  key: ['artist_id', 'position'],
  tags: `
    with told as (
      select distinct artist.id from changes, lateral (values (was.artist_id), (became.artist_id)) as artist (id)
      where artist.id is not null and was is distinct from became)
    ${byName('told', `('zones:' || id)`, 'artists')}`,
}

/** Tables of which each row says the same of all that is shown of them. */
const whole = (table: string, key: readonly string[], ...tags: string[]): Noted => ({
  table,
  key,
  tags: `select tag from changes, lateral (values ${tags.map((tag) => `(${tag})`).join(', ')}) as its (tag)
    where was is distinct from became`,
})

const ofCategory = [`'set'`, `'set:' || was.category`, `'set:' || became.category`]

/** What public answers are read from. */
export const noted: readonly Noted[] = [
  notedArtworks(soldOut),
  artworkImages,
  artists,
  shippingZones,
  whole('artwork_counts', ['category', 'price_from'], ...ofCategory),
  whole('artwork_facets', ['kind', 'category', 'value'], ...ofCategory),
  whole('search_words', ['word'], `'words'`),
  whole('book_totals', ['month', 'account', 'kind', 'slot'], `'books'`),
  whole('artist_totals', ['artist_id'], `'books'`),
]
