import { expect, it } from 'vitest'
import { knownDevice, rememberDevice } from './known-devices.ts'
import type { Visit } from './visit.ts'

/** Sealed texts that can be read, as what is tested is which of them opens. */
const seal = {
  close: (text: string, context: string) => Buffer.from(`${context}|${text}`).toString('base64url'),
  open(sealed: string, context: string) {
    const [of, text = ''] = Buffer.from(sealed, 'base64url').toString().split('|')
    if (of !== context) throw new Error('This is sealed for another one.')
    return text
  },
}

let keptUntil: Date | undefined

/** A browser that keeps what it is known by. */
function givenBrowser(devicePass: string | null = null): Visit {
  const browser = {
    devicePass,
    keepDevicePass(pass: string, until: Date) {
      browser.devicePass = pass
      keptUntil = until
    },
  }
  return browser as Partial<Visit> as Visit
}

let given = 0
const ids = { newId: () => `device ${++given}` } as never
const remember = (visit: Visit, account: string) =>
  rememberDevice({ seal, ids, clock: { now: () => new Date('2026-03-01T10:00:00Z') } }, visit, account)
const known = (visit: Visit, account: string) => knownDevice({ seal }, visit, account)
const accounts = ['ada', 'brook', 'chidi', 'dunya', 'eli', 'fatou']

it('a browser is known by each of the five accounts that were signed in there last', () => {
  const visit = givenBrowser()
  for (const account of accounts) remember(visit, account)
  expect(visit.devicePass?.split('.')).toHaveLength(5)
  expect(accounts.map((account) => known(visit, account) !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ])
})

it('a browser is known by the same as before, once, however often somebody signs in there', () => {
  const visit = givenBrowser()
  for (const account of ['ada', 'brook', 'ada', 'ada']) remember(visit, account)
  expect(visit.devicePass?.split('.')).toHaveLength(2)
  const before = known(visit, 'brook')
  remember(visit, 'brook')
  expect(known(visit, 'brook')).toBe(before)
})

it('a browser is known for a year after somebody has signed in there', () => {
  remember(givenBrowser(), 'ada')
  expect(keptUntil).toEqual(new Date('2027-03-01T10:00:00Z'))
})

it('of what a browser says it is known by, no more than five are opened', () => {
  const own = seal.close('device', 'device of ada')
  expect(known(givenBrowser(['a', 'b', 'c', 'd', own].join('.')), 'ada')).toBe('device')
  expect(known(givenBrowser(['a', 'b', 'c', 'd', 'e', own].join('.')), 'ada')).toBeNull()
})
