import { beforeEach, expect, it } from 'vitest'
import { deliveringOutbox } from './delivering-outbox.ts'
import { keepingOutbox } from './keeping-outbox.ts'
import type { Outbox } from './outbox.ts'

const at = new Date('2026-03-01T10:00:00Z')
const mail = { to: 'lena@example.test', subject: 'Hello', text: 'In words', html: '<p>As a page</p>' }

let events: Set<string>
let withdrawn: string[]
let forgotten: string[]
let outbox: Outbox

beforeEach(() => {
  events = new Set()
  withdrawn = []
  forgotten = []
  outbox = {
    async add(event) {
      const isNew = !events.has(event)
      events.add(event)
      return isNew
    },
    withdraw: async (recipient) => void withdrawn.push(recipient),
    forgetName: async (name) => void forgotten.push(name),
  }
})

it('has each mail sent once, however often its event is told', async () => {
  const put: unknown[] = []
  const delivering = deliveringOutbox(outbox, { add: async (kind, what) => void put.push([kind, what]) })
  expect(await delivering.add('welcome:lena', mail, at)).toBe(true)
  expect(await delivering.add('welcome:lena', mail, at)).toBe(false)
  expect(put).toEqual([['send-mail', { event: 'welcome:lena' }]])
  await delivering.withdraw(mail.to)
  expect(withdrawn).toEqual([mail.to])
  await delivering.forgetName('Lena')
  expect(forgotten).toEqual(['Lena'])
})

it('keeps each mail once where there is no mail server', async () => {
  const kept: unknown[] = []
  const keep = async (...told: readonly unknown[]) => void kept.push(told)
  const keeping = keepingOutbox(outbox, { keep }, true)
  expect(await keeping.add('welcome:lena', mail, at)).toBe(true)
  expect(await keeping.add('welcome:lena', mail, at)).toBe(false)
  expect(kept).toEqual([['welcome:lena', at, true]])
  await keeping.forgetName('Lena')
  expect(forgotten).toEqual(['Lena'])
  await keeping.withdraw(mail.to)
  expect(withdrawn).toEqual([mail.to])
})
