import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'

const path = '/.well-known/security.txt'
const day = 86_400_000

describe('a shop that says whom to write to about its security', () => {
  let api: RunningApi
  beforeAll(async () => {
    api = await runningApi({ securityContact: 'mailto:security@sanaa.test', knownAs: 'https://sanaa.test' })
  })
  afterAll(() => api.close())

  it('says it as RFC 9116 wants it, for less than a year', async () => {
    const answer = await fetch(api.url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = (await answer.text()).trimEnd().split('\n')
    expect(lines).toEqual([
      'Contact: mailto:security@sanaa.test',
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      'Preferred-Languages: en',
      'Canonical: https://sanaa.test/.well-known/security.txt',
    ])
    const until = new Date(lines[1]?.slice('Expires: '.length) ?? '').getTime() - Date.now()
    expect(until).toBeGreaterThan(90 * day)
    expect(until).toBeLessThan(365 * day)
  })
})

describe('one that does not', () => {
  let api: RunningApi
  beforeAll(async () => {
    api = await runningApi()
  })
  afterAll(() => api.close())

  it('has no such file', async () => {
    expect((await fetch(api.url + path)).status).toBe(404)
  })
})
