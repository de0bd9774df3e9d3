import { bossOver } from '#adapters/jobs/pg-boss-queues.ts'
import type { Sql } from '#adapters/postgres/sql.ts'

/** Taking the payment of an order is tried three times, in vain, and given up. @returns the id of what is left of it */
export async function givenUpJob(sql: Sql, orderNumber: string): Promise<string> {
  const boss = bossOver(sql, { watching: false, migrating: false })
  const link = 'https://sanaa.test/orders?key=a-key-in-a-link'
  const id = await boss.send('take-payment', { orderNumber, link }, { retryLimit: 2, priority: 1 })
  for (let left = 3; left > 0; left--) {
    await sql('update jobs.job set start_after = now() where id = $1', [id])
    await boss.fetch('take-payment')
    await boss.fail('take-payment', id ?? '', { message: 'Error: nobody answers' })
  }
  const [job] = await sql<{ id: string }>(
    `select id from jobs.job where name = 'given-up' and source_id = $1`,
    [id],
  )
  if (!job) throw new Error('The job is still tried.')
  return job.id
}
