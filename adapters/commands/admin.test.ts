import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Runs the command as `npm run admin` does, without a terminal. */
const adminWith = (settings: NodeJS.ProcessEnv, ...given: string[]) =>
  promisify(execFile)(process.execPath, ['adapters/commands/admin.ts', ...given], {
    env: { ...process.env, PUBLIC_URL: 'https://sanaa.test', ...settings },
  })
const admin = (...given: string[]) => adminWith({ DATABASE_URL: database.url }, ...given)

it('makes the first admin, who chooses a password by a link', async () => {
  const { stdout } = await admin('amina@example.test')
  expect(stdout).toMatch(/^amina@example\.test has a new account and is an admin\.$/m)
  expect(stdout).toMatch(/^https:\/\/sanaa\.test\/reset-password\?token=[\w-]{43}$/m)
  expect(await database.sql('select email, role, password_hash from users')).toEqual([
    { email: 'amina@example.test', role: 'admin', password_hash: null },
  ])
  expect((await admin('AMINA@example.test')).stdout).toMatch('is an admin already.')
}, 60_000)

it('says what is missing or wrong', async () => {
  await expect(admin()).rejects.toMatchObject({ code: 1, stderr: 'Who? npm run admin -- EMAIL\n' })
  await expect(admin('amina')).rejects.toMatchObject({ code: 1, stderr: 'Enter a valid email address\n' })
}, 60_000)

it('makes no shop where the settings of one were forgotten', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sanaa-admin-'))
  const settings = { DATABASE_URL: undefined, DATA_DIR: folder }
  await expect(adminWith(settings, 'amina@example.test')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no shop in .*: DATA_DIR=… or DATABASE_URL=… .*\n$/),
  })
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
}, 60_000)
