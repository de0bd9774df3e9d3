import { describe, expect, it } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration.ts'

describe('without anything set', () => {
  it('serves a demo with a database of its own on port 3000', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      demo: true,
      feePercent: 15,
      trustProxy: false,
      workers: 1,
    })
  })
})

it('shows no demo on a database that was there before, unless told to', () => {
  expect(readConfiguration({ DATABASE_URL: 'postgres://db/sanaa' }).demo).toBe(false)
  expect(readConfiguration({ DATABASE_URL: 'postgres://db/sanaa', DEMO: '1' }).demo).toBe(true)
})

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_URL', 'nonsense'],
  ['DEMO', 'yes'],
  ['PUBLIC_URL', 'sanaa.test'],
  ['PLATFORM_FEE_PERCENT', '101'],
  ['PLATFORM_FEE_PERCENT', 'much'],
  ['PLATFORM_FEE_PERCENT', '12.345'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['WORKERS', '0'],
])('names %s when it is %s', (name, value) => {
  const reading = () => readConfiguration({ [name]: value })
  expect(reading).toThrow(ConfigurationError)
  expect(reading).toThrow(name)
})

it('keeps of the public address what paths can follow', () => {
  expect(readConfiguration({ PUBLIC_URL: 'https://sanaa.test/' }).publicUrl).toBe('https://sanaa.test')
})

it('repeats no password of a broken address', () => {
  expect(() => readConfiguration({ DATABASE_URL: 'mysql://root:secret@db' })).not.toThrow(/secret/)
})
