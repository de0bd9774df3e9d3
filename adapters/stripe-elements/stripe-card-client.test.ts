// @vitest-environment jsdom
import type { StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { describe, expect, it } from 'vitest'
import type { CardLook } from '#application/payments/card-client.ts'
import { type StripeJs, stripeCardClient } from './stripe-card-client.ts'

const day: CardLook = {
  isNight: false,
  ground: '#FFFFFF',
  ink: '#1B1814',
  quietInk: '#534D44',
  border: '#857C6E',
  error: '#A3182F',
  errorGround: '#F9E5E6',
  font: 'Arial',
  radius: '2px',
}

type Failure = { readonly type: string; readonly message?: string }
type Told = {
  readonly submit?: Failure
  readonly token?: Failure
  readonly next?: Failure
  readonly load?: Failure
}

/** As much of Stripe.js as is called, which fails as told. @returns it, and what it was asked */
function stripeThat(told: Told = {}) {
  const asked: unknown[] = []
  const element = {
    once(event: string, tell: (event: object) => void) {
      if (event === (told.load ? 'loaderror' : 'ready')) queueMicrotask(() => tell({ error: told.load }))
      return element
    },
    mount: (place: HTMLElement) => place.append('a card'),
    destroy: () => asked.push('destroyed'),
  }
  const elements = {
    create: () => element as unknown as StripePaymentElement,
    getElement: () => element,
    update: async (change: object) => void asked.push(change),
    submit: async () => (told.submit ? { error: told.submit } : { selectedPaymentMethod: 'card' }),
  } as unknown as StripeElements
  const stripe = {
    elements: (options: object) => {
      asked.push(options)
      return elements
    },
    createConfirmationToken: async () =>
      told.token ? { error: told.token } : { confirmationToken: { id: 'ctoken_1' } },
    handleNextAction: async (action: object) => {
      asked.push(action)
      return told.next ? { error: told.next } : { paymentIntent: {} }
    },
  } as unknown as StripeJs
  return { asked, client: stripeCardClient('pk_test_1', async () => stripe) }
}

const place = () => document.createElement('div')

describe('a card in Stripe’s fields', () => {
  it('is held, not taken, in cents, by card alone', async () => {
    const { asked, client } = stripeThat()
    await client.show(place(), 73_100, day)
    expect(asked[0]).toMatchObject({
      mode: 'payment',
      amount: 73_100,
      currency: 'usd',
      captureMethod: 'manual',
      allowedPaymentMethodTypes: ['card'],
      appearance: { theme: 'stripe', variables: { colorText: '#1B1814' } },
    })
    expect(asked[0]).not.toHaveProperty('paymentMethodTypes')
  })

  it('becomes a token for the sum of that moment', async () => {
    const { asked, client } = stripeThat()
    const fields = await client.show(place(), 73_100, day)
    expect(await fields.tokenise(64_000)).toBe('ctoken_1')
    expect(asked.at(-1)).toEqual({ amount: 64_000 })
  })

  it.each([
    ['submit', { type: 'validation_error' }, 'Please fill in all required payment information'],
    ['submit', { type: 'card_error', message: 'Your card has expired.' }, 'Your card has expired.'],
    ['token', { type: 'card_error', message: 'Your card was declined.' }, 'Your card was declined.'],
    ['token', { type: 'api_error' }, 'The card could not be checked. Please try again.'],
  ])('that is refused at %s with %j says so', async (at, failure, sentence) => {
    const fields = await stripeThat({ [at]: failure }).client.show(place(), 100, day)
    await expect(fields.tokenise(100)).rejects.toThrow(sentence)
  })

  it('takes on another look, and goes away', async () => {
    const { asked, client } = stripeThat()
    const fields = await client.show(place(), 100, day)
    fields.look({ ...day, isNight: true })
    expect(asked.at(-1)).toMatchObject({ appearance: { theme: 'night' } })
    fields.remove()
    expect(asked.at(-1)).toBe('destroyed')
  })
})

it.each([
  [
    'the script',
    () => stripeCardClient('pk_test_1', () => Promise.reject(new Error('Failed to load Stripe.js'))),
  ],
  ['the fields', () => stripeThat({ load: { type: 'api_connection_error' } }).client],
])('says that %s could not be loaded', async (_, client) => {
  await expect(client().show(place(), 100, day)).rejects.toMatchObject({
    name: 'Unavailable',
    message: 'The card form could not be loaded',
  })
})

describe('a bank that asks its buyer', () => {
  it('is reached by the payment’s own secret', async () => {
    const { asked, client } = stripeThat()
    await client.authenticate('pi_1_secret_2')
    expect(asked).toEqual([{ clientSecret: 'pi_1_secret_2' }])
  })

  it('has been reached, too, where it said no: what it said is the server’s to know', async () => {
    const { client } = stripeThat({ next: { type: 'card_error' } })
    expect(await client.authenticate('pi_1_secret_2')).toBeUndefined()
  })

  it('says so where it was not reached', async () => {
    const { client } = stripeThat({ next: { type: 'api_connection_error' } })
    await expect(client.authenticate('pi_1_secret_2')).rejects.toThrow('Your bank could not be reached.')
  })
})
