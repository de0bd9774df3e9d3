import { deepEqual, ok } from 'node:assert/strict'
import { type DataTable, Then } from '@cucumber/cucumber'
import type { AuditRequest } from '#application/admin/contract.ts'
import { participants } from '../../support/participants.ts'
import type { SanaaWorld } from '../../support/world.ts'

/** What an admin reads there; the first of them unless told. */
async function logOf(world: SanaaWorld, request: AuditRequest = {}, reader?: string) {
  const { admins } = participants(world)
  const admin = reader === undefined ? [...admins.values()][0] : admins.get(reader)
  ok(admin, 'They are no admin here.')
  return (await admin.log.entries(request)).items
}

async function reads(
  world: SanaaWorld,
  table: DataTable,
  request?: AuditRequest,
  reader?: string,
): Promise<void> {
  const entries = await logOf(world, request, reader)
  deepEqual(
    entries.map(({ admin, action, subject }) => [admin.name, action, subject.name]),
    table.raw(),
  )
}

Then(
  'the log that {word} reads is, the newest first:',
  async function (this: SanaaWorld, admin: string, table: DataTable) {
    await reads(this, table, {}, admin)
  },
)

Then('the log of what {string} did is:', async function (this: SanaaWorld, admin: string, table: DataTable) {
  await reads(this, table, { admin })
})

Then(
  'the log of what was done to {string} is as long as all of it',
  async function (this: SanaaWorld, subject: string) {
    const all = await logOf(this)
    deepEqual(await logOf(this, { subject }), all)
    ok(all.length > 0)
  },
)

/** The day of an entry, or one some days from it, as YYYY-MM-DD. */
const dayOf = (at: string | undefined, later = 0): string =>
  new Date(Date.parse(at ?? '') + later * 86_400_000).toISOString().slice(0, 10)

Then(
  'so is the log from the day of its first entry to that of its last, while those until the day before and from the day after are empty',
  async function (this: SanaaWorld) {
    const all = await logOf(this)
    const [first, last] = [all.at(-1)?.at, all[0]?.at]
    deepEqual(await logOf(this, { from: dayOf(first), to: dayOf(last) }), all)
    deepEqual(await logOf(this, { to: dayOf(first, -1) }), [])
    deepEqual(await logOf(this, { from: dayOf(last, 1) }), [])
  },
)
