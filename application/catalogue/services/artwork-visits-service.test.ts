import { beforeEach, describe, expect, it } from 'vitest'
import { memoryThrottle } from '#adapters/memory/shared/memory-throttle.ts'
import type { Throttle } from '#application/shared/throttle.ts'
import { artworkVisitsService } from './artwork-visits-service.ts'

let counted: string[]
let throttle: Throttle
let look: (work: string, address: string, device: string) => Promise<void>

beforeEach(() => {
  counted = []
  throttle = memoryThrottle()
  const visits = artworkVisitsService({
    signals: {
      view: async (artworkId, visitor) => void counted.push(`${artworkId} ${visitor}`),
      settle: () => Promise.resolve(),
    },
    throttle: { ...throttle, count: (limit, name) => throttle.count(limit, name) },
    clock: { now: () => new Date('2026-11-21T10:00:00Z') },
  })
  look = (work, address, device) => visits({ address, device }).seen(work)
})

describe('looks at works', () => {
  it('count for each device behind an address', async () => {
    await look('vase', '203.0.113.7', 'Firefox')
    await look('vase', '203.0.113.7', 'Safari')
    expect(counted).toEqual(['vase 203.0.113.7 Firefox', 'vase 203.0.113.7 Safari'])
  })

  it('of one address lift a work only so far, whatever the devices call themselves', async () => {
    for (let name = 0; name < 50; name++) await look('vase', '203.0.113.7', `Browser ${name}`)
    expect(counted).toHaveLength(10)
    await look('vase', '203.0.113.8', 'Browser 1')
    await look('bowl', '203.0.113.7', 'Browser 1')
    expect(counted).toHaveLength(12)
  })

  it('of one address at everything come to an end', async () => {
    for (let work = 0; work < 400; work++) await look(`work ${work}`, '203.0.113.7', 'Firefox')
    expect(counted).toHaveLength(300)
  })

  it('that cannot be counted go wrong instead of going by', async () => {
    throttle = { ...throttle, count: () => Promise.reject(new Error('The tables do not answer.')) }
    await expect(look('vase', '203.0.113.7', 'Firefox')).rejects.toThrow('The tables do not answer.')
  })

  it.each(['Googlebot/2.1', 'curl/8.5', 'python-requests/2.31', '', ' '])(
    'of a machine such as “%s” do not count',
    async (device) => {
      await look('vase', '203.0.113.7', device)
      expect(counted).toEqual([])
    },
  )
})
