import type { Bench } from './bench.ts'
import type { Bought } from './buying.ts'
import { costOf, inRounds, inWords, percentile, spreadOf } from './measuring.ts'
import { helper } from './processes.ts'

const connections = 8
const rounds = 5
const ofARound = 150
/** A shop has sold before: V8 compiles and optimises in the first thousand, which costs two milliseconds of each at first. */
const untilWarm = 1_000
const perSecond = 100

/**
 * What buying costs: the card's token and the order, with all that they write; and whether a hundred of them a second leave a queue
 * behind. `seconds` of these: ten, unless a longer test is wanted.
 */
export async function checkoutBench({ shop, db, data, plentiful, seconds, write }: Bench): Promise<void> {
  const load = await helper('load-process.ts')
  const buy = async (count: number, pace?: number): Promise<Bought> => {
    const url = String(shop.told.url)
    const buying = { url, work: plentiful, count, connections: pace ? 64 : connections, perSecond: pace }
    return (await load.ask({ buying })) as unknown as Bought
  }
  const waiting = async (): Promise<number> => {
    const { count } = await db
      .withSchema('jobs')
      .selectFrom('job' as never)
      .where('state' as never, 'in', ['created', 'retry'] as never)
      .where('start_after' as never, '<', new Date() as never)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  }

  await buy(untilWarm)
  const { checkout } = await inRounds(rounds, {
    checkout: () => costOf(shop, data, async () => (await buy(ofARound)).answered),
  })
  write(
    `\nA checkout, both calls, ${connections} connections, ${rounds} rounds of ${ofARound} after ${untilWarm} others: milliseconds of processor time.\n`,
  )
  const parts = { 'in all': checkout.map(({ server, postgres }) => server + postgres) }
  for (const [name, values] of Object.entries({
    ...parts,
    Node: checkout.map(({ server }) => server),
    PostgreSQL: checkout.map(({ postgres }) => postgres),
  }))
    write(`${name.padEnd(18)}${inWords(spreadOf(values), 2)}\n`)
  write(
    `${'statements'.padEnd(18)}${spreadOf(checkout.map(({ statements }) => statements)).median.toFixed(1)}\n`,
  )

  // From here on the shop does what was put off, too: mails, and what is left of the checkouts before.
  await shop.ask('do jobs')
  write(
    `\n${perSecond} checkouts a second for ${seconds} seconds, and the jobs behind them: milliseconds until the order, and jobs that are due.\n`,
  )
  for (const half of ['first half', 'second half']) {
    const { milliseconds } = await buy((perSecond * seconds) / 2, perSecond)
    write(
      `${half.padEnd(18)}median ${percentile(milliseconds, 50).toFixed(0)}, 99th ${percentile(milliseconds, 99).toFixed(0)}; ${await waiting()} due\n`,
    )
  }
  await load.end()
}
