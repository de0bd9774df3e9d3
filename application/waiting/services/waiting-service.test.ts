import { beforeEach, describe, expect, it } from 'vitest'
import { nobodysVisit } from '#application/identity/sessions/visit.ts'
import type { Wait, WaitOf } from '../waiting-repository.ts'
import { waitingService } from './waiting-service.ts'

const now = new Date('2026-03-01T10:00:00Z')
const lena = { userId: 'lena', role: 'user', sessionId: 'one' } as const

let waits: Wait[]
/** How many works Lena waits for. */
let held: number
let counted: (readonly [string, string])[]
let stock: number

beforeEach(() => {
  waits = []
  held = 0
  counted = []
  stock = 0
})

const isOf = (wait: Wait, of: WaitOf) =>
  wait.artworkId === of.artworkId && ('userId' in of ? wait.userId === of.userId : wait.id === of.id)

const nothing = async () => {
  throw new Error('This is not asked here.')
}

const desk = (caller: typeof lena | null) =>
  waitingService({
    waiting: {
      work: async (id) => (id === 'harbour' ? { title: 'Harbour', price: 100_00, stock } : null),
      worksOf: async () => held,
      add: async (wait) => void waits.push(wait),
      has: async (of) => waits.some((wait) => isOf(wait, of)),
      remove: async (of) => {
        waits = waits.filter((wait) => !isOf(wait, of))
      },
      due: nothing,
      lineOf: nothing,
      noteMailed: nothing,
      drop: nothing,
      forget: nothing,
      forgetAddress: nothing,
    },
    callerOf: async () => caller,
    throttle: {
      count: async ({ name }, key) => void counted.push([name, key]),
      forget: async () => undefined,
    },
    ids: { newId: () => `wait ${waits.length}`, secret: () => '', digits: () => '' },
    clock: { now: () => now },
  })({ ...nobodysVisit, address: '192.0.2.1' })

describe('waiting for a work', () => {
  it('needs an address of a visitor, who alone holds the key to it', async () => {
    const visitor = desk(null)
    expect(await visitor.ask('harbour', ' Lena@Example.test ')).toEqual({ key: 'wait 0' })
    expect(waits).toEqual([
      { id: 'wait 0', artworkId: 'harbour', userId: null, email: 'Lena@Example.test', since: now },
    ])
    expect(counted).toEqual([
      ['waiting-address', '192.0.2.1'],
      ['waiting-mailbox', 'lena@example.test'],
    ])
    expect(await visitor.isWaiting('harbour', 'wait 0')).toBe(true)
    for (const key of [undefined, 'wait 1']) {
      expect(await visitor.isWaiting('harbour', key)).toBe(false)
      await visitor.takeBack('harbour', key)
    }
    expect(waits).toHaveLength(1)
    await visitor.takeBack('harbour', 'wait 0')
    expect(waits).toEqual([])
  })

  it.each(['nonsense', undefined])('is refused to a visitor who gives %j for an address', async (given) => {
    await expect(desk(null).ask('harbour', given)).rejects.toMatchObject({
      code: 'address-needed',
      fields: { email: expect.any(String) },
    })
    expect([waits, counted]).toEqual([[], []])
  })

  it('is an account’s where somebody is signed in, without a key', async () => {
    const own = desk(lena)
    expect(await own.ask('harbour')).toEqual({ key: null })
    expect(waits).toEqual([{ id: 'wait 0', artworkId: 'harbour', userId: 'lena', email: null, since: now }])
    expect(await own.isWaiting('harbour')).toBe(true)
    await own.takeBack('harbour')
    expect(waits).toEqual([])
  })

  it('ends at a hundred works of an account, which may ask again for what it waits for', async () => {
    held = 100
    await expect(desk(lena).ask('harbour')).rejects.toMatchObject({ code: 'too-many-awaited' })
    held = 99
    await desk(lena).ask('harbour')
    held = 100
    await desk(lena).ask('harbour')
    expect(waits).toHaveLength(2)
  })

  it('is for works in the gallery that cannot be bought', async () => {
    await expect(desk(lena).ask('nonsense')).rejects.toMatchObject({
      refusal: 'not-found',
      code: 'artwork-not-found',
    })
    stock = 1
    await expect(desk(lena).ask('harbour')).rejects.toMatchObject({ code: 'can-be-bought' })
  })
})
