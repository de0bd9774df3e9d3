import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LocalProvider, localProvider } from '#adapters/testing/local-provider.ts'
import { visitProvider } from '#adapters/testing/provider-visit.ts'
import { openIdProvider } from './openid-provider.ts'

const returnAddress = 'http://localhost/auth/callback'
const lena = { login: 'lena', name: 'Lena Okoro', email: 'lena@example.test', emailVerified: true }

let local: LocalProvider
let noted: unknown[] = []
beforeAll(async () => {
  local = await localProvider([lena, { ...lena, login: 'newcomer', emailVerified: false }])
  local.open(returnAddress)
})
afterAll(() => local.close())
beforeEach(() => {
  noted = []
})

const known = () => openIdProvider(local, (error) => noted.push(error))

describe('signing in at a real provider', () => {
  it('tells who has come back', async () => {
    const provider = known()
    const { redirectUrl, authorization } = await provider.begin(returnAddress)
    const address = await visitProvider(redirectUrl, 'lena')
    expect(await provider.identify(address, authorization)).toEqual({
      issuer: local.issuer,
      subject: 'lena',
      email: 'lena@example.test',
      emailVerified: true,
      name: 'Lena Okoro',
    })
    expect(noted).toEqual([])
  })

  it('tells whether the provider has seen that the address is theirs', async () => {
    const provider = known()
    const { redirectUrl, authorization } = await provider.begin(returnAddress)
    const address = await visitProvider(redirectUrl, 'newcomer')
    expect(await provider.identify(address, authorization)).toMatchObject({ emailVerified: false })
  })

  it('never asks for the same twice', async () => {
    const [one, two] = [await known().begin(returnAddress), await known().begin(returnAddress)]
    for (const part of ['state', 'nonce', 'codeVerifier'] as const)
      expect(one.authorization[part]).not.toBe(two.authorization[part])
    const asked = new URL(one.redirectUrl).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(one.redirectUrl).not.toContain(one.authorization.codeVerifier)
  })

  it('believes nobody who comes back with another state, nonce, proof, or a code used before', async () => {
    const provider = known()
    const back = async () => {
      const { redirectUrl, authorization } = await provider.begin(returnAddress)
      return { authorization, address: await visitProvider(redirectUrl, 'lena') }
    }
    for (const part of ['state', 'nonce', 'codeVerifier'] as const) {
      const { authorization, address } = await back()
      const other = { ...authorization, [part]: 'x'.repeat(43) }
      await expect(provider.identify(address, other)).rejects.toMatchObject({ code: 'provider-failed' })
    }
    const { authorization, address } = await back()
    await provider.identify(address, authorization)
    await expect(provider.identify(address, authorization)).rejects.toThrow('Google authentication failed')
    expect(noted).toHaveLength(4)
  })

  it('takes no for an answer', async () => {
    const provider = known()
    const { redirectUrl, authorization } = await provider.begin(returnAddress)
    const address = await visitProvider(redirectUrl, null)
    expect(address).toContain('error=access_denied')
    await expect(provider.identify(address, authorization)).rejects.toMatchObject({
      refusal: 'not-signed-in',
      code: 'provider-failed',
    })
  })

  it('knows when the provider does not know us', async () => {
    const provider = openIdProvider({ ...local, clientSecret: 'wrong' }, (error) => noted.push(error))
    const { redirectUrl, authorization } = await provider.begin(returnAddress)
    const address = await visitProvider(redirectUrl, 'lena')
    await expect(provider.identify(address, authorization)).rejects.toMatchObject({ code: 'provider-failed' })
    expect(noted).toHaveLength(1)
  })
})

it('starts without its provider, and finds it when it is there', async () => {
  const gone = await localProvider([lena])
  await gone.close()
  const provider = openIdProvider(gone, (error) => noted.push(error))
  await expect(provider.begin(returnAddress)).rejects.toMatchObject({ name: 'Unavailable' })
  expect(noted).toHaveLength(1)
  const back = await localProvider([lena], Number(new URL(gone.issuer).port))
  back.open(returnAddress)
  await expect(provider.begin(returnAddress)).resolves.toHaveProperty('redirectUrl')
  await back.close()
})
