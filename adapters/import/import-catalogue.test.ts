import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importPorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { catalogueLines } from './catalogue-lines.ts'
import { importCatalogue } from './import-catalogue.ts'
import { readWork } from './imported-work.ts'

const database = await testDatabase()
const { sql } = database
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.close()
})

const now = new Date('2026-11-27')

async function importing(name: string, content: string | Buffer) {
  const file = join(folder, name)
  await writeFile(file, content)
  const skipped: string[] = []
  const report = await importCatalogue(
    catalogueLines(file),
    postgresAssembly(database.orm).get(importPorts.imported),
    {
      skipped: (line, reason) => skipped.push(`${line}: ${reason}`),
      stored: () => undefined,
    },
    now,
  )
  return { report, skipped }
}

const line = (sourceId: string, more: object = {}): string =>
  JSON.stringify({ sourceId, title: `Work ${sourceId}`, artistName: 'Ada', category: 'painting', ...more })

const kept = (sourceId: string) =>
  sql<Record<string, unknown>>(
    `select title, category, price_cents, stock, year, artworks.public, artists.name as artist
     from artworks join artists on artists.id = artist_id where source_id = $1`,
    [sourceId],
  )

describe('importing a catalogue', () => {
  it('takes no price of a table for a dollar and a quarter that may be a thousand and more', async () => {
    await importing('unclear.csv', 'sourceId,title,price\nu:1,Dune,1.250\nu:2,Fog,1250.50\n')
    expect([...(await kept('u:1')), ...(await kept('u:2'))]).toMatchObject([
      { price_cents: 0 },
      { price_cents: 125_050 },
    ])
  })

  it('takes the good lines in and says what is wrong with each of the others', async () => {
    const { report, skipped } = await importing(
      'mixed.ndjson',
      [
        line('a:1', { price: 12.5, stock: 3 }),
        '{"sourceId": "a:2", ',
        '[]',
        line('', {}),
        '',
        line('a:3', { title: null, artistName: null, category: 'film' }),
        line('a:1'),
      ].join('\r\n'),
    )
    expect(report).toMatchObject({ lines: 6, added: 2, changed: 0, unchanged: 0, skipped: 4 })
    expect(skipped).toEqual([
      '2: not JSON',
      '3: not a record',
      '4: no sourceId: without one, importing again would double it',
      '7: sourceId a:1 came already on line 1',
    ])
    expect(await kept('a:1')).toEqual([
      {
        title: 'Work a:1',
        category: 'paintings',
        price_cents: 1250,
        stock: 3,
        year: null,
        public: true,
        artist: 'Ada',
      },
    ])
    expect(await kept('a:3')).toMatchObject([
      { title: 'Untitled', category: 'other', price_cents: 0, stock: 0, artist: 'Unknown artist' },
    ])
    expect([...report.decisions.keys()]).toEqual([
      `no title: 'Untitled', where none is known`,
      `no artist: 'Unknown artist', where none is known`,
      `category not one of ours: filed under 'other'`,
    ])
  })

  it('doubles nothing when it is repeated, and keeps what was sold meanwhile', async () => {
    const first = [line('b:1', { price: 10, stock: 5 }), line('b:2')].join('\n')
    await importing('again.ndjson', first)
    await sql(`update artworks set stock = 2 where source_id = 'b:1'`)
    expect((await importing('again.ndjson', first)).report).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 2,
    })
    expect(await kept('b:1')).toMatchObject([{ stock: 2 }])
  })

  it('writes a changed line again', async () => {
    await importing('change.ndjson', line('c:1'))
    const { report } = await importing(
      'change.ndjson.gz',
      gzipSync(line('c:1', { title: 'Renamed', artistName: 'Bo' })),
    )
    expect(report).toMatchObject({ added: 0, changed: 1 })
    expect(await kept('c:1')).toMatchObject([{ title: 'Renamed', artist: 'Bo' }])
    const counted = await sql(`select name, artwork_count from artists where name = 'Bo'`)
    expect(counted).toEqual([{ name: 'Bo', artwork_count: 1 }])
  })

  it('keeps of a known work what a line does not speak of', async () => {
    await importing(
      'whole.ndjson',
      line('p:1', { title: 'Known', artistName: 'Ayo', medium: 'Oak', edition: '3 of 12' }),
    )
    await importing('part.ndjson', JSON.stringify({ sourceId: 'p:1', price: 99, stock: 1 }))
    expect(await kept('p:1')).toMatchObject([
      { title: 'Known', artist: 'Ayo', category: 'paintings', price_cents: 9900, stock: 1 },
    ])
    expect(await sql(`select medium, edition from artworks where source_id = 'p:1'`)).toEqual([
      { medium: 'Oak', edition: '3 of 12' },
    ])
    const cleared = JSON.stringify({ sourceId: 'p:1', medium: null })
    await importing('cleared.ndjson', cleared)
    expect(await sql(`select title, medium from artworks where source_id = 'p:1'`)).toEqual([
      { title: 'Known', medium: '' },
    ])
  })

  it('gives nothing back that was sold, and keeps a price that was given here', async () => {
    const first = [
      line('s:1', { price: 10 }),
      line('s:2', { price: 10, stock: 1 }),
      line('s:3'),
      line('s:4', { stock: 4 }),
    ]
    await importing('sold.ndjson', first.join('\n'))
    await sql(`update artworks set stock = 0, popularity = 1 where source_id in ('s:1', 's:2')`)
    await sql(`update artworks set price_cents = 7500, stock = 1 where source_id = 's:3'`)
    const corrected = [
      line('s:1', { price: 10, stock: 1, title: 'Corrected' }),
      line('s:2', { price: 12, stock: 1, title: 'Corrected' }),
      line('s:3', { title: 'Corrected' }),
      line('s:4', { price: 5, stock: 4 }),
    ]
    const { report } = await importing('sold.ndjson', corrected.join('\n'))
    expect(report).toMatchObject({ changed: 4 })
    expect(await kept('s:1')).toMatchObject([{ title: 'Corrected', price_cents: 1000, stock: 0 }])
    expect(await kept('s:2')).toMatchObject([{ title: 'Corrected', price_cents: 1200, stock: 0 }])
    expect(await kept('s:3')).toMatchObject([{ title: 'Corrected', price_cents: 7500, stock: 1 }])
    expect(await kept('s:4')).toMatchObject([{ price_cents: 500, stock: 4 }])
  })

  it('takes on a price and a stock of which the line says something new', async () => {
    await importing('sale.ndjson', line('t:1', { price: 10, stock: 5 }))
    await sql(`update artworks set stock = 2, popularity = 3 where source_id = 't:1'`)
    await importing('sale.ndjson', line('t:1', { price: 20, stock: 8 }))
    expect(await kept('t:1')).toMatchObject([{ price_cents: 2000, stock: 8 }])
    await importing('sale.ndjson', line('t:1'))
    expect(await kept('t:1')).toMatchObject([{ price_cents: 2000, stock: 8 }])
  })

  it('keeps in mind whether a work is one of a kind', async () => {
    const uniqueOf = async (id: string) =>
      (await sql<{ is_unique: boolean }>('select is_unique from artworks where source_id = $1', [id]))[0]
        ?.is_unique
    const lines = (...of: object[]) => of.map((each, index) => line(`u:${index}`, each)).join('\n')
    await importing(
      'kind.ndjson',
      lines({ price: 10 }, { price: 10, stock: 3 }, { price: 10, stock: 1, unique: false }, { unique: true }),
    )
    expect(await Promise.all(['u:0', 'u:1', 'u:2', 'u:3'].map(uniqueOf))).toEqual([true, false, false, true])
    // Two of three were sold: the last one is no other than they.
    await importing(
      'kind.ndjson',
      lines(
        { price: 10, stock: 4 },
        { price: 10, stock: 1 },
        { price: 10, stock: 1, title: 'New', unique: true },
      ),
    )
    expect(await Promise.all(['u:0', 'u:1', 'u:2'].map(uniqueOf))).toEqual([false, false, true])
  })

  it('reads tables', async () => {
    const { report, skipped } = await importing(
      'table.csv',
      '\uFEFFsourceId,title,artistName,category,price\nd:1,"A ""quoted"", title",Ada,digital,45.00\nd:2,"broken\nd:3',
    )
    expect(await kept('d:1')).toMatchObject([
      { title: 'A "quoted", title', category: 'digital-art', price_cents: 4500, stock: 1 },
    ])
    expect(report.added).toBe(1)
    expect(skipped).toHaveLength(1)
  })

  it('fails with the file’s own error where it cannot be read', async () => {
    await expect(importing('broken.ndjson.gz', 'no gzip')).rejects.toThrow('incorrect header check')
  })
})

describe('a record', () => {
  it.each([
    [{ title: ' Two\n  lines\u0000 ' }, { title: 'Two lines' }],
    [
      { title: '\u202EDune\u202C \uFEFF7', artistName: 'A\u200Bda' },
      { title: 'Dune 7', artistName: 'Ada' },
    ],
    [{ title: 'Cafe\u0301' }, { title: 'Café' }],
    [{ title: '< event for the midnight >' }, { title: '< event for the midnight >' }],
    [{ title: 'x'.repeat(1001) }, { title: `${'x'.repeat(999)}…` }],
    [{ artistBio: '(American, born 1930)' }, { artistBio: 'American, born 1930' }],
    [{ creditLine: 'Gift of the artist' }, { description: 'Gift of the artist' }],
    [{ year: 'n.d.' }, { year: null }],
    [{ year: '1976' }, { year: 1976 }],
    [{ year: -400 }, { year: -400 }],
    [{ year: 2026 }, { year: 2026 }],
    [{ year: 2027 }, { year: null }],
    [{ edition: ' Open\nedition' }, { edition: 'Open edition' }],
    [
      { widthCm: 6400.8, heightCm: 0.001, depthCm: -2 },
      { dimensions: { widthCm: 6400.8, heightCm: null, depthCm: null } },
    ],
    [{ price: 10 }, { price: 1000, stock: 1 }],
    [
      { price: '19.99', stock: '0' },
      { price: 1999, stock: 0 },
    ],
    [{ price: 1.234 }, { price: 0, stock: 0 }],
    [
      { price: -5, stock: 9 },
      { price: 0, stock: 0 },
    ],
    [
      { price: 5, stock: 1.5 },
      { price: 500, stock: 1 },
    ],
    [{ stock: 4 }, { price: 0, stock: 0 }],
  ])('with %j becomes a work with %j', (given, expected) => {
    expect(readWork({ sourceId: 'x', ...given }, now)).toMatchObject({ work: expected })
  })
})
