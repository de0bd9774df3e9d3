import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artistServices } from '#adapters/composition/artists/artists.tokens.ts'
import { given } from '#adapters/composition/assembly.ts'
import { catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { database as databaseTokens } from '#adapters/composition/tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { type ArtworkListRequest, worksCounted, worksSuggested } from '#application/catalogue/contract.ts'
import { createOrm } from '../orm.ts'
import { createSql } from '../sql.ts'
import { queryPlans } from '../testing/query-plans.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { Commonness } from './common-words.ts'
import { searchPage } from './search-page.ts'
import { searchQuery } from './search-query.ts'
import type { Level } from './search-walks.ts'

const database = await testDatabase()
const { sql } = database
const { listeningDb, plansOf, plannedOnce, askedBy } = queryPlans(database)
const shop = postgresAssembly(database.orm, given(databaseTokens.queries, listeningDb))
const catalogue = shop.get(catalogueServices.catalogue)
const artists = shop.get(artistServices.artists)

beforeAll(async () => {
  await sql(
    `insert into artists (id, name, approval)
     select gen_random_uuid(), 'Artist ' || i, 'approved' from generate_series(1, 500) i`,
  )
  // One in four has a picture that tells its colour, as after an import of a museum's catalogue.
  // Nine in ten are not for sale, and those that are stand last: the hardest case for a list by price.
  await sql(
    `insert into artworks (id, artist_id, title, description, category, medium, price_cents, stock, popularity,
       orientation, colour, width_cm, height_cm, heat, newcomer, created_at)
     select gen_random_uuid(), artist.id, 'Study ' || i || ' of ' || md5(i::text), 'Seen from window ' || i % 97,
       (array['paintings', 'photography', 'sculpture', 'abstract', 'digital-art', 'other'])[1 + i % 6],
       case when i % 3 = 0 then 'Oil on board' else 'Gelatin silver print' end,
       case when i % 10 = 0 then 100 * (i % 2000) + 500 else 0 end, 1, i % 7,
       case when i % 4 = 0 then (array['portrait', 'landscape', 'square'])[1 + i % 3] end,
       case when i % 4 = 0 then (array['blue', 'red', 'green', 'brown', 'white'])[1 + i % 5] end,
       10 + i % 97, 30 + i % 89, case when i % 5 = 0 then 6900000 + i % 1000 else 0 end, i % 3 = 0,
       now() - i * interval '1 minute'
     from generate_series(1, 20000) i
     join (select id, row_number() over () as number from artists) artist on artist.number = 1 + i % 500`,
  )
  // Words that many works have: in hardly any title, in some, in some of the newest alone, and in no work but old ones.
  await sql(`
    update artworks set title = 'Window ' || title where title like 'Study %33 %' or title like 'Study %83 %';
    update artworks set title = 'Board ' || title where title like 'Study %0 %';
    update artworks set description = 'By a lantern' where title like '%7 of%';
    update artworks set title = 'Lantern ' || title
      where description = 'By a lantern' and created_at > now() - interval '400 minutes';
    update artworks set description = 'A beacon' where created_at < now() - interval '18000 minutes';
    update artworks set title = 'Beacon ' || title where description = 'A beacon' and title like '%77 of%'`)
  // The vocabulary of a catalogue several times as large.
  await sql('insert into search_words select md5(i::text) from generate_series(20001, 80000) i')
  for (const table of ['artworks', 'artists', 'search_words', 'short_words'])
    await sql(`vacuum (analyze) ${table}`)
})
afterAll(() => database.close())

const anyWork = async (): Promise<string> => {
  const [work] = await sql<{ id: string }>("select id from artworks where title like 'Study 4711 %'")
  return work?.id ?? ''
}

const large = ['artworks', 'artists', 'search_words', 'short_words']

describe('a page out of 20,000 works', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['newest', () => catalogue.artworks({})],
    ['cheapest', () => catalogue.artworks({ sort: 'price-asc' })],
    ['dearest', () => catalogue.artworks({ sort: 'price-desc' })],
    ['most popular', () => catalogue.artworks({ sort: 'popular' })],
    ['of a category', () => catalogue.artworks({ category: 'paintings', sort: 'popular' })],
    ['of a price range', () => catalogue.artworks({ priceMin: 10_000, priceMax: 50_000 })],
    ['of a price range and category', () => catalogue.artworks({ category: 'abstract', priceMin: 100_001 })],
    ['trending', () => catalogue.trending({})],
    ['trending, cheap ones', () => catalogue.trending({ priceMax: 9_999 })],
    ['trending in a category', () => catalogue.trending({ category: 'sculpture' })],
    ['of a medium', () => catalogue.artworks({ medium: 'Gelatin silver print' })],
    ['of a rare medium', () => catalogue.artworks({ medium: 'Marbled paper', sort: 'price-asc' })],
    ['of a colour', () => catalogue.artworks({ colour: 'blue' })],
    [
      'of a colour and category, by price',
      () => catalogue.artworks({ colour: 'red', category: 'abstract', sort: 'price-desc' }),
    ],
    ['of an orientation', () => catalogue.artworks({ orientation: 'square', sort: 'popular' })],
    ['for a small wall', () => catalogue.artworks({ maxWidth: 12, maxHeight: 40 })],
    ['with what it can be chosen by', () => catalogue.facets({ category: 'paintings' })],
    ['with what a colour can be chosen by', () => catalogue.facets({ colour: 'blue' })],
    [
      'with what some can be chosen by',
      () => catalogue.facets({ category: 'abstract', colour: 'red', priceMin: 10_000, priceMax: 50_000 }),
    ],
    ['with what words can be chosen by', () => catalogue.facets({ q: 'study 4711', orientation: 'square' })],
    ['of similar works', async () => catalogue.similar(await anyWork(), 8)],
    ['for rare words', () => catalogue.artworks({ q: 'study 4711' })],
    ['for mistyped words', () => catalogue.artworks({ q: 'stduy 4711' })],
    ['artists by name', () => artists.artists({})],
    ['featured artists', () => artists.featured({})],
  ])('%s is read without going through them all', async (_, read) => {
    const plans = await plansOf(read)
    const scans = plans
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'])
    expect(scans.filter((table) => table !== 'artists' && large.includes(table ?? ''))).toEqual([])
    expect(plans.length).toBeGreaterThan(1)
  })

  it.each<[string, ArtworkListRequest]>([
    ['a price that most works have', { priceMin: 700 }],
    ['a wide wall', { maxWidth: 90, maxHeight: 110 }],
    ['a word that all works have', { q: 'stduy' }],
    ['a word that all works have, and no title', { q: 'seen' }],
    ['a word that all works have, and no title, for a wall', { q: 'seen', maxHeight: 100 }],
    ['a word that all works have, by price', { q: 'study', sort: 'price-asc' }],
  ])('chosen by %s costs the same in a larger gallery', async (_, request) => {
    const plans = await plansOf(() => catalogue.artworks({ ...request }))
    const touched = plans
      .filter((node) => large.includes(node['Relation Name'] ?? '') || node['Index Name'] !== undefined)
      .map(
        (node) =>
          ((node['Actual Rows'] ?? 0) +
            (node['Rows Removed by Filter'] ?? 0) +
            (node['Rows Removed by Index Recheck'] ?? 0)) *
          (node['Actual Loops'] ?? 1),
      )
    expect(Math.max(...touched)).toBeLessThanOrEqual(5_001)
    expect((await catalogue.artworks(request)).total).toBe(worksCounted)
  })

  it('a word that all works have is not looked up in the index of words, also where it may be the beginning of another', async () => {
    // As of a million works PostgreSQL keeps the commonest words alone, and takes beginnings for rare.
    const keeps = async (lexemes: number) => {
      await sql(`alter table artworks alter search set statistics ${lexemes}`)
      await sql('analyze artworks (search)')
    }
    await keeps(1)
    try {
      const plans = await plansOf(() => catalogue.artworks({ q: 'seen' }))
      expect(plans.map((node) => node['Index Name'])).not.toContain('artworks_search')
    } finally {
      await keeps(-1)
    }
  })

  const byTime = 'created_at desc, id desc'
  it.each<[string, ArtworkListRequest, string, string?]>([
    ['all titles', { q: 'study' }, byTime],
    ['all titles, newest first', { q: 'study', sort: 'newest' }, byTime],
    ['all titles, popular ones first', { q: 'study', sort: 'popular' }, `popularity desc, ${byTime}`],
    ['all titles, dear ones first', { q: 'study', sort: 'price-desc' }, 'price_cents desc, id desc'],
    [
      'all titles, cheap ones first',
      { q: 'study', sort: 'price-asc' },
      'coalesce(nullif(price_cents, 0), 1000000000), id',
    ],
    ['all titles, in a category', { q: 'study', category: 'abstract' }, byTime, "category = 'abstract'"],
    ['all titles, for a small wall', { q: 'study', maxWidth: 20 }, byTime, 'width_cm <= 20'],
    ['no title', { q: 'seen' }, byTime, "description like 'Seen%'"],
    ['hardly any title', { q: 'window' }, byTime, "(description like 'Seen%' or title like 'Window%')"],
    [
      'some titles',
      { q: 'board' },
      `title not like 'Board%', ${byTime}`,
      "(medium like '%board' or title like 'Board%')",
    ],
    [
      'titles of some new works',
      { q: 'lantern' },
      `title not like 'Lantern%', ${byTime}`,
      "description = 'By a lantern'",
    ],
    ['old works alone', { q: 'beacon' }, `title not like 'Beacon%', ${byTime}`, "description = 'A beacon'"],
  ])(
    'more works than are gathered follow each other page by page, each once, where a word is in %s',
    async (_, request, order, condition = 'true') => {
      const all = await sql<{ id: string }>(
        `select id from artworks where public and ${condition} order by ${order} limit 96`,
      )
      const ids: string[] = []
      let cursor: string | undefined
      for (let page = 0; page < 4; page++) {
        const { items, next } = await catalogue.artworks({ ...request, cursor })
        ids.push(...items.map(({ id }) => id))
        cursor = next ?? undefined
      }
      expect(ids).toEqual(all.map(({ id }) => id))
      expect((await catalogue.artworks(request)).total).toBe(worksCounted)
    },
  )

  it.each<[string, ArtworkListRequest]>([
    ['few works', { category: 'sculpture', priceMin: 10_000, priceMax: 60_000 }],
    ['many works', { priceMin: 1_500, priceMax: 189_500 }],
    ['few works in a colour', { category: 'sculpture', colour: 'blue', priceMin: 700 }],
    ['many works, the popular ones first', { priceMin: 700, sort: 'popular' }],
    ['few works, the popular ones first', { priceMax: 60_000, category: 'sculpture', sort: 'popular' }],
  ])('%s between two prices follow each other page by page, each once', async (_, request) => {
    const { category, colour, priceMin = 1, priceMax = 1_000_000_000, sort } = request
    const all = await sql<{ id: string }>(
      `select id from artworks where public and price_cents between $1 and $2
         and category = coalesce($3, category) and ($4::text is null or colour = $4)
       order by ${sort === 'popular' ? 'popularity desc,' : ''} created_at desc, id desc limit 60`,
      [priceMin, priceMax, category ?? null, colour ?? null],
    )
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page = await catalogue.artworks({ ...request, cursor })
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor !== undefined && ids.length < 60)
    expect(ids.length).toBeGreaterThan(24)
    expect(ids.slice(0, 60)).toEqual(all.map(({ id }) => id))
  })

  it.each([24, worksSuggested])(
    'what has a word is planned once, and what has one that all have is not gathered: %i works of it',
    async (limit) => {
      expect(await plannedOnce(() => catalogue.artworks({ q: 'study', limit }))).toEqual([true, true])
      expect(await plannedOnce(() => catalogue.artworks({ q: '4711', limit }))).toEqual([true, true])
      expect(await plannedOnce(() => catalogue.artworks({ q: '4711', limit: limit + 1 }))).toEqual([
        true,
        false,
      ])
    },
  )

  it('rare words are planned once for a connection, also in a category, and common ones each time', async () => {
    const orm = createOrm(database.url, { poolSize: 1 })
    try {
      const one = postgresAssembly(orm).get(catalogueServices.catalogue)
      for (const rare of ['4711', '4712', 'stduy 4713', 'lantern 47', '4715', '4716', '4717', '4718'])
        for (const category of [undefined, 'abstract'] as const) await one.artworks({ q: rare, category })
      const gathering = await createSql(orm)<{ plans: number }>(
        `select generic_plans::int as plans from pg_prepared_statements where statement like '%"found"%'`,
      )
      expect(gathering).toHaveLength(2)
      for (const { plans } of gathering) expect(plans).toBeGreaterThan(0)
    } finally {
      await orm.close(true)
    }
    for (const common of ['oil', 'study oil', 'oil study'])
      expect((await plannedOnce(() => catalogue.artworks({ q: common })))[1]).toBe(false)
  })

  it.each(['study', 'window', 'seen', 'board', '4711'])(
    'whether PostgreSQL knows how common %s is changes nothing of what is found',
    async (word) => {
      const query = await searchQuery(database.db, { words: [word], generous: false })
      if (!query) throw new Error('It is among the words.')
      const sought = { search: query.anywhere, inHead: query.inHead }
      for (const order of ['best-match', 'newest', 'popular', 'price-asc', 'price-desc'] as const) {
        const found = async (commonness: Commonness, level: Level = 'first', after?: object) => {
          const shape = { order, limit: 25, level, commonness }
          return (await searchPage(database.db, { ...sought, ...after }, shape)).map(
            ({ id, key, created_at: time, total }) => ({ id, key, time: new Date(time), total }),
          )
        }
        const first = await found('common')
        const end = first.at(-1)
        if (!end) throw new Error('All of them are found.')
        const { total: _total, ...last } = end
        // As the reader asks: behind the last of those in title or name come the others.
        const level = last.key === 0 ? 'others' : 'first'
        const second = await found('common', level, last)
        for (const commonness of ['rare', 'met soon'] as const) {
          expect(await found(commonness)).toEqual(first)
          expect(await found(commonness, level, last)).toEqual(second)
        }
      }
    },
  )

  it('what lies between two prices is planned once, whatever they are', async () => {
    const between = (priceMin: number, priceMax: number) => () =>
      catalogue.artworks({ category: 'sculpture', priceMin, priceMax })
    const steps = async (read: () => Promise<unknown>) =>
      (await plansOf(read)).map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`)
    const planned = await steps(between(700, 190_000))
    expect(await steps(between(10_000, 10_100))).toEqual(planned)
    expect(planned).toContain('Index Scan artworks_category_newest')
    expect(await plannedOnce(between(700, 190_000))).toEqual([true])
    const ofAnyLength = () => catalogue.artworks({ category: 'sculpture', priceMin: 700, limit: 23 })
    expect(await plannedOnce(ofAnyLength)).toEqual([false])
  })

  it('behind the last work that words find, nothing is looked for along the order', async () => {
    const few = { q: 'window 42', limit: 100 } as const
    let cursor: string | undefined
    let page = await catalogue.artworks(few)
    while (page.next) {
      cursor = page.next
      page = await catalogue.artworks({ ...few, cursor })
    }
    expect(cursor).toBeDefined()
    const gone = page.items.map(({ id }) => id)
    await sql("update artworks set description = 'Seen from the door' where id = any($1)", [gone])

    const behind = await askedBy(() => catalogue.artworks({ ...few, cursor }))
    const beyond = await askedBy(() => catalogue.artworks({ q: 'study' }))
    const isWalk = (text: string) => text.includes('as "page"') && !text.includes('"found"')
    expect(beyond.filter(isWalk)).toHaveLength(1)
    expect(behind.filter(isWalk)).toEqual([])
  })

  it.each(['newest', 'popular', 'price-asc', 'price-desc'] as const)(
    'far down the order %s touches no more rows than the first',
    async (sort) => {
      let cursor: string | undefined
      for (let page = 0; page < 30; page++) {
        cursor = (await catalogue.artworks({ sort, limit: 100, cursor })).next ?? undefined
      }
      const plans = await plansOf(() => catalogue.artworks({ sort, cursor }))
      const touched = plans
        .filter((node) => large.includes(node['Relation Name'] ?? ''))
        .map((node) => node['Actual Rows'] ?? 0)
      expect(Math.max(...touched)).toBeLessThanOrEqual(25)
    },
  )
})

it.each([
  ['artworks_price_choices', { category: 'abstract', priceMin: 10_000, priceMax: 60_000 }],
  ['artworks_colour_choices', { colour: 'blue', category: 'abstract', priceMax: 60_000 }],
] as const)('what can be chosen further is counted out of the index %s alone', async (index, filter) => {
  const plans = await plansOf(() => catalogue.facets(filter))
  const reads = plans.filter((node) => node['Relation Name'] === 'artworks')
  expect(reads.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  expect(reads.map((node) => `${node['Node Type']} ${node['Index Name']}`)).toContain(
    `Index Only Scan ${index}`,
  )
})
