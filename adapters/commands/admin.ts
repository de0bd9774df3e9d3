import { identityModule } from '#adapters/composition/identity/identity.module.ts'
import { identityInPostgres } from '#adapters/composition/identity/identity.postgres.ts'
import { identityServices } from '#adapters/composition/identity/identity.tokens.ts'
import { notificationsInPostgres } from '#adapters/composition/notifications/notifications.postgres.ts'
import { shopOver } from '#adapters/composition/shop-over.ts'
import { bringTablesUpToDate } from '#adapters/composition/tables-up-to-date.ts'
import { installQueues } from '#adapters/jobs/pg-boss-queues.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import type {
  AdminAppointment,
  Appointment,
} from '#application/identity/services/admin-appointment-service.ts'
import { askPassword } from './ask-password.ts'
import { type Configuration, readConfiguration } from './configuration.ts'
import { databaseOfShop } from './embedded-database.ts'
import { inPlainWords } from './plain-words.ts'
import { say } from './progress.ts'
import { stopAll, stopOnSignal } from './stopping.ts'

const sentences: Readonly<Record<Appointment['outcome'], string>> = {
  'new account': 'has a new account and is an admin.',
  'account made admin': 'is an admin from now on. Every browser that was signed in was signed out.',
  'was an admin already': 'is an admin already.',
}

const appointment = (
  { publicUrl, port, feePercent }: Configuration,
  orm: ReturnType<typeof createOrm>,
): AdminAppointment =>
  shopOver(orm, { feePercent, publicUrl: publicUrl ?? `http://localhost:${port}` }, [
    identityModule,
    identityInPostgres,
    notificationsInPostgres,
  ]).get(identityServices.adminAppointment)

/** On a terminal a new admin's password is asked for; an empty answer, or no terminal, wants a link instead. */
async function passwordFor(email: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  const password = await askPassword(`A password for ${email} (empty: a link to choose one later): `)
  if (password === '') return null
  if ((await askPassword('The same again: ')) !== password)
    throw new Error('These were two different passwords. Nothing was changed.')
  return password
}

async function run(email: string): Promise<void> {
  const configuration = readConfiguration(process.env)
  const url = await databaseOfShop(configuration)
  const orm = createOrm(url, { poolSize: 2 })
  try {
    await bringTablesUpToDate(url, say)
    await installQueues(createSql(orm))
    const service = appointment(configuration, orm)
    const password = (await service.isKnown(email)) ? null : await passwordFor(email)
    const { outcome, link } = await service.appoint(email, password)
    process.stdout.write(`${email} ${sentences[outcome]}\n`)
    if (link !== null)
      process.stdout.write(`Choose a password at this address; it works once, for 30 minutes:\n${link}\n`)
  } finally {
    await orm.close(true)
    await stopAll()
  }
}

const [email] = process.argv.slice(2)
if (email === undefined) {
  process.stderr.write('Who? npm run admin -- EMAIL\n')
  process.exit(1)
}
stopOnSignal(1)
try {
  await run(email.trim())
  process.exit(0)
} catch (error) {
  process.stderr.write(`${inPlainWords(error, 0)}\n`)
  process.exit(1)
}
