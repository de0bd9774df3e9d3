import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { archiveEntries } from '#adapters/archive/archive-reader.ts'
import { manifestName, writeArchive } from '#adapters/archive/archive-writer.ts'
import { diskFiles } from '#adapters/disk/disk-files.ts'
import { bossOver } from '#adapters/jobs/pg-boss-queues.ts'
import { shopSequences, shopTables } from '#adapters/postgres/backup/shop-tables.ts'
import { migrations } from '#adapters/postgres/migrations/migrations.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenUser } from '#adapters/postgres/testing/given-user.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import type { FileStore } from '#application/shared/file-store.ts'
import { keptSecretKey } from '../secret-key.ts'
import { archivedKey, refuseOtherKey } from './backup-keys.ts'
import { checkArchive, restoreBackup } from './restore-backup.ts'
import type { Progress } from './work-said.ts'
import { writeBackup } from './write-backup.ts'

const at = new Date('2026-11-24T03:00:00Z')
const secretKey = 'the key that seals what is kept secret'
const progress = () => undefined

let folder: string
let shop: TestDatabase
/** Nobody is connected to it. */
let other: TestDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-backup-'))
  ;[shop, other] = await Promise.all([testDatabase(), testDatabase()])
})
afterEach(async () => {
  await Promise.all([shop.close(), other.close()])
  await rm(folder, { recursive: true, force: true })
})

const picturesOf = (name: string) => diskFiles(join(folder, name))
const archive = () => join(folder, 'shop.tar.gz')

const backUp = (pictures: FileStore = picturesOf('shop')) =>
  writeBackup({ databaseUrl: shop.url, pictures, secretKey }, archive(), { at, progress })

/** What the last restoring has told whoever runs the shop. */
let told: string[]

/** Restores into the other database. @returns the key that was kept */
async function restore(
  file = archive(),
  replace = false,
  pictures = picturesOf('other'),
  say: Progress = progress,
): Promise<{ readonly key: string }> {
  told = []
  const checked = await checkArchive(file, progress)
  const orm = createOrm(other.url, { poolSize: 1 })
  let kept = ''
  try {
    const keepKey = async (key: string) => ({
      keep: async () => void (kept = key),
      drop: () => Promise.resolve(),
    })
    const place = { orm, pictures, keepKey }
    await restoreBackup(checked, place, { replace, progress: say, say: (sentence) => told.push(sentence) })
    return { key: kept }
  } finally {
    await orm.close(true)
  }
}

/** Asks over a connection that is gone afterwards. */
async function asking<Result>(
  { url }: TestDatabase,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

const ask = <Row>(database: TestDatabase, text: string): Promise<Row[]> =>
  asking(database, async (client) => (await client.query(text)).rows as Row[])

/** Every row of every table that a backup holds, with what PostgreSQL makes itself, and what its sequences give next. */
const everything = (database: TestDatabase): Promise<Record<string, unknown>> =>
  asking(database, async (client) => {
    const found: Record<string, unknown> = { sequences: await shopSequences(client) }
    for (const { name } of await shopTables(client)) {
      // The queues are looked after, and say when.
      const row = /^jobs\.(queue|schedule)$/.test(name) ? 'name' : 'row(t.*)'
      found[name] = (await client.query(`select ${row}::text as row from ${name} t order by 1`)).rows
    }
    return found
  })

async function everyFile(name: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const file of picturesOf(name).names())
    files[file] = await readFile(join(folder, name, file), 'base64')
  return files
}

/** A picture in two sizes that the shop knows. */
async function givenPicture(hash: string): Promise<void> {
  await ask(
    shop,
    `insert into kept_pictures (hash, kept_at) values ('${hash}', now()) on conflict do nothing`,
  )
  for (const size of ['master.webp', '480.avif'])
    await picturesOf('shop').put(`${hash.slice(0, 2)}/${hash}/${size}`, randomBytes(2_000), '')
}

const hashes = ['00112233445566778899aabbccddeeff', 'ff112233445566778899aabbccddeeff'] as const

/** A small shop in which something stands in tables of all kinds. */
async function givenShop(): Promise<void> {
  const { sql } = shop
  const work = await givenArtwork(sql, { title: 'Tab\there', description: 'C:\\new\nline, \\N and “ü”' })
  const user = await givenUser(sql, 'amina@example.test')
  await sql('insert into favourites (user_id, artwork_id) values ($1, $2)', [user, work])
  await sql(
    `with placed as (
       insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent, access_key_digest,
         placed_at, expires_at)
       values (gen_random_uuid(), '1', 'p@example.test', 'paid', 'card', 'paid', '{"name": "A\\tB"}', 15, '', now(), now())
       returning id),
     sold as (
       insert into order_lines (order_id, position, artwork_id, title, quantity, price_cents, artist_id, artist_name)
       select placed.id, 1, artworks.id, title, 1, 1000, artist_id, 'Amina' from placed, artworks returning artist_id)
     insert into ledger_entries (order_id, kind, account, artist_id, amount_cents, at, sales_cents)
     select placed.id, 'sale', account, case account when 'artist' then artist_id end, cents, now(), 0
     from placed, sold, (values ('buyer', -1000), ('artist', 850), ('platform', 150)) as line (account, cents)`,
  )
  await bossOver(sql, { watching: false, migrating: false }).send('send-mail', { to: 'amina@example.test' })
  for (const hash of hashes) await givenPicture(hash)
}

it('brings back elsewhere every row, every picture and the key', async () => {
  await givenShop()
  const report = await backUp()
  expect(report).toMatchObject({ pictures: 4, missing: 0, size: (await stat(archive())).size })
  expect((await stat(archive())).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).toSorted()).toEqual(['shop', 'shop.tar.gz'])
  // Whoever has lost all else can still read it.
  const { stdout } = await promisify(execFile)('tar', ['-tzf', archive()])
  expect(stdout).toMatch(/^secret-key\n[^]*^database\/public\.users\/000001\.copy\n[^]*^manifest\.json\n$/m)
  const said: string[] = []
  const { key } = await restore(archive(), false, picturesOf('other'), (say) => said.push(say()))
  expect(key).toBe(secretKey)
  expect(said.slice(0, 2)).toEqual(['1 file brought back', '2 files brought back'])
  const [was, became] = [await everything(shop), await everything(other)]
  expect(Object.keys(became).length).toBeGreaterThan(60)
  for (const table of ['users', 'orders', 'ledger_entries', 'kept_pictures'])
    expect(became[`public.${table}`]).not.toEqual([])
  expect(became).toEqual(was)
  expect(await everyFile('other')).toEqual(await everyFile('shop'))
  // What watches over rows does so again, and what is new gets a new number.
  await expect(ask(other, 'delete from ledger_entries')).rejects.toThrow(/stay/)
  await expect(ask(other, `insert into search_words select * from search_words limit 1`)).rejects.toThrow(
    /unique/,
  )
})

it('is of one moment, whatever is written meanwhile', async () => {
  await givenShop()
  const writing = { goesOn: true }
  let written = 0
  /** Somebody signs up and takes a work to their heart, at once; until the backup is there. */
  const writer = (async () => {
    while (writing.goesOn) {
      written += 1
      await shop.sql(
        `with signed_up as (insert into users (id, name) values (gen_random_uuid(), 'Writer') returning id)
         insert into favourites (user_id, artwork_id) select signed_up.id, artworks.id from signed_up, artworks`,
      )
    }
  })()
  const late = 'aa112233445566778899aabbccddeeff'
  const pictures = picturesOf('shop')
  await backUp({
    ...pictures,
    async *names() {
      // The database has been read by now.
      await givenPicture(late)
      yield* pictures.names()
      // What nothing shows any more may be thrown away while pictures are copied.
      yield `${hashes[0].slice(0, 2)}/${hashes[0]}/800.webp`
    },
  }).finally(() => (writing.goesOn = false))
  await writer
  await restore()
  const [both] = await ask<{ users: number; hearts: number }>(
    other,
    `select (select count(*)::int from users where name = 'Writer') as users,
       (select count(*)::int from favourites join users on users.id = user_id where name = 'Writer') as hearts`,
  )
  expect(both?.hearts).toBe(both?.users)
  expect(both?.users).toBeLessThan(written)
  expect(await ask(other, `select hash from kept_pictures where hash = '${late}'`)).toEqual([])
  expect(Object.keys(await everyFile('other')).some((name) => name.includes(late))).toBe(false)
})

it('brings back what an older version has written, and lets later migrations run', async () => {
  await givenShop()
  const latest = migrations.at(-1)?.name
  await shop.orm.migrator.down({ to: '56-catalogue-search-slips' })
  // Of a time when signs that nobody sees were kept.
  await givenUser(shop.sql, 'lena@example.test')
  const doubled = await givenUser(shop.sql, '\u202Alena@example.test')
  await backUp()
  // Into a database in which nothing has ever been.
  await other.orm.migrator.down({ to: 0 })
  await other.sql('drop schema jobs cascade')
  await other.sql('drop table mikro_orm_migrations')
  await other.orm.close(true)
  await restore()
  expect(told).toEqual([expect.stringContaining(doubled)])
  const newest = 'select name from mikro_orm_migrations order by id desc limit 1'
  expect(await ask(other, newest)).toEqual([{ name: latest }])
  await shop.orm.migrator.up()
  expect(await everything(other)).toEqual(await everything(shop))
})

it('tells what later migrations have left also where it does not come to its end', async () => {
  await givenShop()
  await shop.orm.migrator.down({ to: '56-catalogue-search-slips' })
  await givenUser(shop.sql, 'lena@example.test')
  const doubled = await givenUser(shop.sql, '\u202Alena@example.test')
  await backUp()
  await givenOtherShop()
  await other.orm.close(true)
  const failing: FileStore = {
    ...picturesOf('other'),
    removeFolder: () => Promise.reject(new Error('The bucket is gone.')),
  }
  await expect(restore(archive(), true, failing)).rejects.toThrow('The bucket is gone.')
  // Once more, it would have nothing to tell: the migration counts as done.
  expect(told).toEqual([expect.stringContaining(doubled)])
})

/** A shop in the other database, and its pictures. */
async function givenOtherShop(): Promise<void> {
  await ask(other, `insert into users (id, name) values (gen_random_uuid(), 'Here')`)
  await ask(other, `select setval('ledger_entries_id_seq', 41)`)
  await picturesOf('other').put(`ee/${'e'.repeat(32)}/master.webp`, randomBytes(100), '')
}

it('gives up a shop for it only where that is said, and leaves nothing of that', async () => {
  await givenShop()
  await backUp()
  await givenOtherShop()
  const [was, files] = [await everything(other), await everyFile('other')]
  await expect(restore()).rejects.toThrow(
    'There is a shop here already, with 1 account, 0 works and 0 orders.',
  )
  expect(await everything(other)).toEqual(was)
  expect(await everyFile('other')).toEqual(files)
  await restore(archive(), true)
  expect(await everything(other)).toEqual(await everything(shop))
  expect(await everyFile('other')).toEqual(await everyFile('shop'))
})

it('leaves the pictures of another shop alone that keeps them at the same place, unless they are given up', async () => {
  await givenShop()
  await backUp()
  const [was, live] = [await everything(other), `ee/${'e'.repeat(32)}/master.webp`]
  await picturesOf('other').put(live, randomBytes(100), '')
  await expect(restore()).rejects.toThrow(/there are others already[^]* MEDIA_URL [^]* --replace /)
  expect(await everything(other)).toEqual(was)
  expect(Object.keys(await everyFile('other'))).toEqual([live])
  await restore(archive(), true)
  expect(await everyFile('other')).toEqual(await everyFile('shop'))
})

it('goes on where a restore that failed has left pictures of the archive', async () => {
  await givenShop()
  await backUp()
  await picturesOf('other').put(`00/${hashes[0]}/master.webp`, randomBytes(100), '')
  await restore()
  expect(await everyFile('other')).toEqual(await everyFile('shop'))
})

it('says which pictures it lacks, and is not made where it would lack all', async () => {
  await givenShop()
  await expect(backUp(picturesOf('elsewhere'))).rejects.toThrow(
    /knows 2 pictures, and not one of them was found.* MEDIA_URL, or DATA_DIR/,
  )
  const pictures = picturesOf('shop')
  // Its smaller sizes are made anew; what they are made of is not.
  await rm(join(folder, 'shop', '00', hashes[0], 'master.webp'))
  expect(await backUp()).toMatchObject({ pictures: 3, missing: 1 })
  await rm(archive())
  const forgetting: FileStore = {
    ...pictures,
    async *names() {
      // What nothing shows any more is thrown away while pictures are copied.
      await ask(shop, `delete from kept_pictures where hash = '${hashes[0]}'`)
      yield* pictures.names()
    },
  }
  expect(await backUp(forgetting)).toMatchObject({ pictures: 3, missing: 0 })
})

it('is brought back while nobody else is connected', async () => {
  await givenShop()
  await backUp()
  await givenOtherShop()
  const [was, files] = [await everything(other), await everyFile('other')]
  await other.sql('select 1')
  await expect(restore(archive(), true)).rejects.toThrow('Stop the shop')
  await other.orm.close(true)
  expect(await everything(other)).toEqual(was)
  expect(await everyFile('other')).toEqual(files)
})

type Manifested = Record<string, unknown> & { readonly database: { readonly migrations: string[] } }

interface Change {
  readonly manifest?: (manifest: Manifested) => object
  /** What is written of a file; null for nothing. */
  readonly file?: (name: string, bytes: Buffer) => Buffer | null
  /** A file more. */
  readonly added?: string
  /** Whether the checksums are those of before. */
  readonly keepsSums?: boolean
}

/** The archive, written anew with a change. @returns the other file */
async function rewritten({ manifest = () => ({}), file, added, keepsSums = false }: Change): Promise<string> {
  const path = join(folder, 'rewritten.tar.gz')
  await rm(path, { force: true })
  const writer = await writeArchive(path, at)
  let said = {} as Manifested
  for await (const { name, bytes } of archiveEntries(archive())) {
    if (name === manifestName) said = JSON.parse(bytes.toString())
    else {
      const written = file ? file(name, bytes) : bytes
      if (written) await writer.add(name, written)
    }
  }
  if (added !== undefined) await writer.add(added, Buffer.from('x'))
  await writer.finish((parts) => ({ ...said, ...(keepsSums ? {} : { parts }), ...manifest(said) }))
  return path
}

it('is refused where it is broken, cut off, strange or newer, and nothing is changed', async () => {
  await givenShop()
  await backUp()
  const whole = await readFile(archive())
  await givenOtherShop()
  const [was, files] = [await everything(other), await everyFile('other')]
  const expectRefused = (file: string, reason: RegExp) => expect(restore(file, true)).rejects.toThrow(reason)

  const sent = join(folder, 'sent.tar.gz')
  for (const place of [0.3, 0.6, 0.95]) {
    const broken = Buffer.from(whole)
    broken[Math.floor(whole.length * place)]! ^= 0x10
    await writeFile(sent, broken)
    await expectRefused(sent, /damaged|cut off/)
  }
  for (const length of [0, 1_000, whole.length >> 1, whole.length - 9, whole.length - 1]) {
    await writeFile(sent, whole.subarray(0, length))
    await expectRefused(sent, /cut off/)
  }
  await writeFile(sent, 'select 1')
  await expectRefused(sent, /damaged, or no archive/)
  await expectRefused(join(folder, 'nowhere'), /There is no file/)
  await expectRefused(folder, /is a folder/)

  const turned = (name: string, bytes: Buffer) =>
    name.startsWith('pictures/') ? Buffer.from(bytes.toReversed()) : bytes
  const changes: [Change, RegExp][] = [
    // Sound for gzip.
    [{ file: turned, keepsSums: true }, /what is in it is not what was written/],
    [
      { file: (name, bytes) => (name.startsWith('pictures/') ? null : bytes), keepsSums: true },
      /not what was/,
    ],
    [{ file: (name, bytes) => (name === 'secret-key' ? null : bytes) }, /has no key/],
    [{ added: 'pictures/../secret-key' }, /belongs to no backup/],
    [{ manifest: ({ format }) => ({ format: Number(format) + 1 }) }, /made by a newer version/],
    [{ manifest: () => ({ database: {} }) }, /does not say what is in it/],
    [
      {
        manifest: ({ database }) => ({
          database: { ...database, migrations: [...database.migrations, '99-later'] },
        }),
      },
      /made by a newer version/,
    ],
  ]
  for (const [change, reason] of changes) await expectRefused(await rewritten(change), reason)
  expect(await everything(other)).toEqual(was)
  expect(await everyFile('other')).toEqual(files)
})

it('leaves a database as it was where something fails in the middle', async () => {
  await givenShop()
  await backUp()
  await givenOtherShop()
  const was = await everything(other)
  const without = (part: string) => (name: string, bytes: Buffer) => (name.includes(part) ? null : bytes)
  // Hearts of nobody: PostgreSQL notices, once it has been emptied and half filled.
  await expect(restore(await rewritten({ file: without('public.users/') }), true)).rejects.toThrow(
    /foreign key/,
  )
  await expect(restore(await rewritten({ file: without('search_words') }), true)).rejects.toThrow(
    'Of public.search_words, 0 rows came instead of',
  )
  await expect(
    restore(
      await rewritten({ file: (name, bytes) => (name.includes('users/') ? bytes.subarray(9) : bytes) }),
      true,
    ),
  ).rejects.toThrow(/invalid input|missing data/)
  const full = { ...picturesOf('other'), put: () => Promise.reject(new Error('The disk is full.')) }
  await expect(restore(archive(), true, full)).rejects.toThrow('The disk is full.')
  expect(await everything(other)).toEqual(was)
})

/** Runs a command as npm does, with the shop's settings. */
const command = (name: string, settings: Readonly<Record<string, string>>) =>
  promisify(execFile)(process.execPath, [`adapters/commands/backup/${name}.ts`, archive()], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), ...settings },
  })

it('is made and brought back by commands, which say what they did or what is wrong', async () => {
  await givenShop()
  const settings = { DATABASE_URL: shop.url, SECRET_KEY: secretKey }
  const pictures = diskFiles(join(folder, 'data', 'media'))
  const failing = (code: number, stderr: RegExp) => ({ code, stderr: expect.stringMatching(stderr) })
  await expect(command('backup', settings)).rejects.toMatchObject(
    failing(1, /^The database knows 2 pictures,[^]*\nNo backup was made\.\n$/),
  )
  await pictures.put(`00/${hashes[0]}/master.webp`, randomBytes(100), '')
  await expect(command('backup', settings)).rejects.toMatchObject({
    ...failing(2, /^It lacks 1 picture that/),
    stdout: expect.stringMatching(
      /^Done: \d+ rows of \d+ tables, 1 file of pictures and the key, \d+ kB\.$/m,
    ),
  })
  await expect(command('backup', settings)).rejects.toMatchObject(
    failing(1, /There is a file .* already\.[^]*No backup was made/),
  )
  await rm(archive())
  await pictures.put(`ff/${hashes[1]}/master.webp`, randomBytes(100), '')
  const { stdout, stderr } = await command('backup', settings)
  expect([stdout, stderr]).toEqual([expect.stringMatching(/^Done: .* 2 files of pictures and/m), ''])

  await rm(join(folder, 'data'), { recursive: true })
  const nowhere = new URL(other.url)
  nowhere.pathname += '_not'
  await expect(command('restore', { DATABASE_URL: nowhere.toString() })).rejects.toMatchObject(
    failing(1, /^The database named in DATABASE_URL does not exist\. Create it first\.\n$/),
  )
  const made = `select datname from pg_database where datname = '${nowhere.pathname.slice(1)}'`
  expect(await ask(other, made)).toEqual([])
  expect((await command('restore', { DATABASE_URL: other.url })).stdout).toMatch(
    /^Done: \d+ rows of .* 2 files of pictures/m,
  )
  const key = join(folder, 'data', 'secret-key')
  expect((await readdir(join(folder, 'data'))).toSorted()).toEqual(['media', 'secret-key'])
  expect([await readFile(key, 'utf8'), (await stat(key)).mode & 0o777]).toEqual([secretKey, 0o600])
  expect(await everything(other)).toEqual(await everything(shop))
})

it('holds the key that the shop runs with, and is not brought back beside another one that is set', async () => {
  await expect(archivedKey({ secretKey: null, dataFolder: folder })).rejects.toThrow('There is no key in')
  expect(await archivedKey({ secretKey, dataFolder: folder })).toBe(secretKey)
  const kept = await keptSecretKey(folder)
  expect(await archivedKey({ secretKey: null, dataFolder: folder })).toBe(kept)
  expect(() => refuseOtherKey({ secretKey: kept }, secretKey)).toThrow(
    'SECRET_KEY is not the key of this archive',
  )
  expect(refuseOtherKey({ secretKey: null }, secretKey)).toBeUndefined()
})
