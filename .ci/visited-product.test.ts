import { expect, it } from 'vitest'
import { type Beginnings, visitProduct } from './visited-product.ts'

function counted(broken: 'launch' | 'look' | null) {
  const running = new Set<string>()
  const failing = (what: typeof broken) => {
    if (what === broken) throw new Error(`no ${what}`)
  }
  const beginnings: Beginnings = {
    async start() {
      running.add('product')
      return {
        address: 'http://localhost:1',
        stop: async () => running.delete('product'),
      }
    },
    async launch() {
      failing('launch')
      running.add('browser')
      return { close: async () => void running.delete('browser') }
    },
  }
  return { running, beginnings, look: async () => failing('look') }
}

it.each(['launch', 'look'] as const)('leaves nothing running when %s fails', async (broken) => {
  const { running, beginnings, look } = counted(broken)
  await expect(visitProduct(beginnings, undefined, look)).rejects.toThrow(`no ${broken}`)
  expect([...running]).toEqual([])
})

it('looks at a product that runs already, and leaves it alone', async () => {
  const { running, beginnings } = counted(null)
  await visitProduct(beginnings, 'http://localhost:2', async (_, origin) => {
    expect(origin).toBe('http://localhost:2')
    expect([...running]).toEqual(['browser'])
  })
  expect([...running]).toEqual([])
})
