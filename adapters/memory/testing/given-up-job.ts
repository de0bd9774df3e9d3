import type { MemoryJobs } from '../shared/memory-jobs.ts'

/** Taking the payment of an order was tried three times, and is given up. @returns the job's id */
export function givenUpJob({ givenUp }: MemoryJobs, orderNumber: string, id: string): string {
  const job = {
    id,
    kind: 'take-payment',
    about: orderNumber,
    at: new Date().toISOString(),
    tries: 3,
    reason: 'Error: nobody answers',
  }
  const link = 'https://sanaa.test/orders?key=a-key-in-a-link'
  givenUp.set(id, { job, putOff: { kind: 'take-payment', what: { orderNumber, link } } })
  return id
}
