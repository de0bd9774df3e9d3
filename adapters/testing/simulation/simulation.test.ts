import { describe, expect, it } from 'vitest'
import type { Act, Run } from './acts.ts'
import { plants } from './plants.ts'
import { neverReached } from './rare-states.ts'
import { played, simulate } from './simulate.ts'
import { Simulation } from './simulation.ts'
import { faults } from './trouble.ts'

const alone = (...acts: readonly Act[]): Run['steps'] => acts.map((act) => ({ acts: [act], turns: [] }))
const buys = (by: Extract<Act, { do: 'place' }>['by']): Extract<Act, { do: 'place' }> => ({
  do: 'place',
  buyer: 0,
  works: [[1, 2]],
  by,
})
const day = 24 * 60

/** From the first step to the last, each way. */
const stories: Readonly<Record<string, Run['steps']>> = {
  'an order by card': alone(buys('pays'), { do: 'place again', which: 0 }, { do: 'jobs' }),
  'an order by a card that is refused when its money is taken': alone(buys('refused when taken')),
  'an order by a card whose bank asks back': alone(
    buys('challenged'),
    { do: 'answer', which: 0, yes: true },
    { do: 'place again', which: 0 },
    { do: 'jobs' },
  ),
  'an order by phone': alone(buys('phone'), { do: 'answer', which: 0, yes: true }, { do: 'jobs' }),
  'a phone that answers when all is over': alone(
    buys('phone'),
    { do: 'cancel', which: 0, admin: false },
    { do: 'answer', which: 0, yes: true },
    { do: 'notice', which: 0 },
    { do: 'jobs' },
  ),
  'a transfer': alone(
    buys('transfer'),
    { do: 'transfer', which: 0 },
    { do: 'cancel', which: 0, admin: true },
    { do: 'jobs' },
  ),
  'a transfer in two parts, of which statements tell': alone(
    buys('transfer'),
    { do: 'statement', which: 0, percent: 60, opensLink: true },
    { do: 'statement', which: 0, percent: 60, opensLink: false },
    { do: 'jobs' },
  ),
  'a card that is refused at its bank, and another one': alone(
    buys('asks its buyer'),
    { do: 'answer', which: 0, yes: false },
    { do: 'tell', which: 0, times: 2, isStrange: false },
    { do: 'jobs' },
    { do: 'another card', which: 0, by: 'pays' },
  ),
  'what was sent is withdrawn from and comes back': alone(
    buys('pays'),
    { do: 'jobs' },
    { do: 'ship', which: 0 },
    { do: 'withdraw', which: 0, of: 1, isAgain: false },
    { do: 'withdraw', which: 0, of: 1, isAgain: true },
    { do: 'come back', which: 0, as: 'sent' },
    { do: 'come back', which: 0, as: 'received' },
  ),
  'an account’s cart in two windows': alone(
    { ...buys('pays'), from: 'account' },
    { do: 'another window', which: 0, by: 'pays' },
    { do: 'jobs' },
  ),
  'a visitor’s cart in two windows': alone(
    { ...buys('phone'), from: 'browser' },
    { do: 'another window', which: 0, by: 'transfer' },
    { do: 'cancel', which: 0, admin: false },
    { do: 'another window', which: 0, by: 'pays' },
    { do: 'jobs' },
  ),
  'what could not be paid is bought in another window': alone(
    { ...buys('refused when taken'), from: 'account' },
    { do: 'another window', which: 0, by: 'pays' },
  ),
  'two who wait for the only piece': alone(
    { do: 'place', buyer: 0, works: [[0, 1]], by: 'phone' },
    { do: 'wait', visitor: 0, work: 0 },
    { do: 'time', minutes: 1 },
    { do: 'wait', visitor: 1, work: 0 },
    { do: 'time', minutes: 60 },
    { do: 'jobs' },
    { do: 'time', minutes: 3 * 60 },
    { do: 'jobs' },
  ),
  'refunds in steps': alone(
    buys('pays'),
    { do: 'refund', which: 0, of: 'line', part: 0 },
    { do: 'refund', which: 0, of: 'amount', part: 33 },
    { do: 'refund', which: 0, of: 'rest', part: 1 },
    { do: 'jobs' },
  ),
  'a payout': alone(
    buys('pays'),
    { do: 'ship', which: 0 },
    { do: 'arrive', which: 0 },
    { do: 'time', minutes: 45 * day },
    { do: 'payday' },
    { do: 'batch', as: 'sent', one: false },
    { do: 'batch', as: 'returned', one: false },
    { do: 'time', minutes: 31 * day },
    { do: 'jobs' },
    { do: 'batch', as: 'sent', one: false },
    { do: 'batch', as: 'settled', one: true },
  ),
}

const simulation = new Simulation()

describe.each(Object.entries(stories))('%s', (_, steps) => {
  it.each(faults)('bears it at each step: %s', async (fault) => {
    let disturbed = 0
    for (let after = 0; ; after++) {
      await simulation.run({ steps, faults: [{ after, fault }] })
      if (simulation.troubles === 0) break
      disturbed++
    }
    const calls = fault === 'declined' ? 0 : 3
    expect(disturbed).toBeGreaterThanOrEqual(calls)
  })
})

describe('what has once gone wrong', () => {
  it.each<[string, Run]>([
    [
      'a card that was refused when a job took its money is no trouble of that job',
      { steps: alone(buys('refused when taken')), faults: [{ after: 8, fault: 'killed after' }] },
    ],
  ])('%s', async (_, run) => {
    expect(await played(run)).not.toContainEqual(expect.stringContaining('BROKEN'))
  })
})

describe('a planted mistake is noticed', () => {
  it.each(Object.entries(plants))('%s', async (_, plant) => {
    const { broken } = await simulate({ runs: 5_000, seed: 2, plant, anyRun: true })
    expect(broken).not.toBeNull()
  })
})

it('plays what it has shown again, and as small as it goes', async () => {
  const plant = plants['pieces are not given back']
  if (!plant) throw new Error('There is no such plant.')
  const { broken, seed } = await simulate({ runs: 500, seed: 7, plant })
  expect(broken?.run.steps.length).toBeLessThanOrEqual(3)
  expect(broken?.log.at(-1)).toContain('Stock is what was made less what was sold or is held.')
  const again = await simulate({ runs: 1, seed, path: broken?.path, plant })
  expect(again.broken?.run).toEqual(broken?.run)
})

it('says which rare states it has not come to', () => {
  expect(neverReached(new Map([['refunded line', 1]]))).toContain('card.take reply lost')
})
