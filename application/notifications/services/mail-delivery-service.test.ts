import { beforeEach, describe, expect, it } from 'vitest'
import { memoryMailDeliveries } from '#adapters/memory/notifications/memory-mail-deliveries.ts'
import type { MemoryMails } from '#adapters/memory/notifications/memory-mails.ts'
import { memoryOutbox } from '#adapters/memory/notifications/memory-outbox.ts'
import { MailRefused } from '../mailer.ts'
import { type MailDelivery, mailDeliveryService } from './mail-delivery-service.ts'

const minute = 60_000
const day = 24 * 60 * minute
const event = 'order-confirmed:1'

let now: Date
let mails: MemoryMails
let ids: string[]
let failure: Error | null
let whileSending: () => Promise<void>
let troubles: string[]
let delivery: MailDelivery

beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z')
  mails = new Map()
  ids = []
  failure = null
  whileSending = async () => {}
  troubles = []
  delivery = mailDeliveryService({
    deliveries: memoryMailDeliveries(mails),
    mailer: {
      async send(_mail, id) {
        ids.push(id)
        await whileSending()
        if (failure) throw failure
      },
    },
    clock: { now: () => now },
    trouble: (what) => troubles.push(what),
  })
  const mail = { to: 'lena@example.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await memoryOutbox(mails).add(event, mail, now)
})

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}

describe('delivering a mail', () => {
  it('sends it once, however often it is asked', async () => {
    await delivery.deliver(event)
    await delivery.deliver(event)
    expect(ids).toHaveLength(1)
  })

  it('fails with the server, and succeeds with it later under the same id', async () => {
    failure = new Error('server away')
    await expect(delivery.deliver(event)).rejects.toThrow('server away')
    failure = null
    later(minute)
    await delivery.deliver(event)
    expect(new Set(ids).size).toBe(1)
    expect(ids).toHaveLength(2)
  })

  it('leaves alone what another process is sending, until that process must have died', async () => {
    await memoryMailDeliveries(mails).claim(event, now, new Date(now.getTime() + minute))
    await expect(delivery.deliver(event)).rejects.toThrow('another process')
    expect(ids).toEqual([])
    later(minute)
    await delivery.deliver(event)
    expect(ids).toHaveLength(1)
  })

  it('is not sent by another process meanwhile', async () => {
    whileSending = () => expect(delivery.deliver(event)).rejects.toThrow('another process')
    await delivery.deliver(event)
    expect(ids).toHaveLength(1)
  })

  it('tries for three days, then gives up and says so', async () => {
    failure = new Error('server away')
    later(3 * day)
    await expect(delivery.deliver(event)).rejects.toThrow('server away')
    later(minute)
    await delivery.deliver(event)
    expect(troubles).toEqual([`The mail ${event} was given up.`])
    failure = null
    await delivery.deliver(event)
    expect(ids).toHaveLength(2)
  })

  it('gives up at once when nobody has the address', async () => {
    failure = new MailRefused('nobody here')
    await delivery.deliver(event)
    expect(troubles).toHaveLength(1)
  })

  it('has nothing to do for a mail that was never written', async () => {
    await delivery.deliver('order-confirmed:none')
    expect(ids).toEqual([])
  })
})
