import { execFile } from 'node:child_process'
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
const admin = (...given: string[]) =>
  promisify(execFile)(process.execPath, ['adapters/commands/admin.ts', ...given], {
    env: { ...process.env, DATABASE_URL: database.url, PUBLIC_URL: 'https://sanaa.test' },
  })

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
