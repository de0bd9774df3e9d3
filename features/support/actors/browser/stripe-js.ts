import type { BrowserContext, Route } from 'playwright-core'
import type { StripeStandIn } from '#adapters/testing/payments/stripe-stand-in.ts'
import { standInCard } from '../../stages/served-stripe.ts'

/** What the frame with the card's fields is called, as Stripe's own. */
export const fieldsFrame = 'Secure payment input frame'
export const bankFrame = 'Your bank'

/** As much of Stripe.js as is called: fields in a frame of its own, a token of what stands there, and the way to the bank. */
const script = `
window.Stripe = () => {
  const heard = (frame, kind) => new Promise((tell) => {
    const listen = ({ source, data }) => {
      if (source !== frame.contentWindow || data.kind !== kind) return
      removeEventListener('message', listen)
      tell(data)
    }
    addEventListener('message', listen)
  })
  const framed = (src, title, css) => {
    const frame = Object.assign(document.createElement('iframe'), { src, title })
    frame.style.cssText = css
    return frame
  }
  let fields, appearance
  const ask = (kind) => {
    const answer = heard(fields, kind)
    fields.contentWindow.postMessage({ kind }, '*')
    return answer
  }
  const listeners = {}
  const payment = {
    once(event, tell) { listeners[event] = tell; return payment },
    mount(place) {
      fields = framed('https://js.stripe.com/fields', '${fieldsFrame}', 'width: 100%; height: 182px; border: 0; color-scheme: normal')
      heard(fields, 'ready').then(() => {
        fields.contentWindow.postMessage({ kind: 'look', ...appearance }, '*')
        listeners.ready?.({})
      })
      place.append(fields)
    },
    destroy() { fields?.remove() },
  }
  const elements = {
    create: () => payment,
    getElement: () => payment,
    async update(change) {
      if (!change.appearance) return
      appearance = change.appearance
      fields.contentWindow.postMessage({ kind: 'look', ...appearance }, '*')
    },
    async submit() {
      const { isComplete } = await ask('submit')
      return isComplete ? { selectedPaymentMethod: 'card' } : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
    },
  }
  return {
    elements(options) { appearance = options.appearance; return elements },
    async createConfirmationToken() {
      const { number } = await ask('card')
      const answer = await fetch('https://api.stripe.com/v1/confirmation_tokens', { method: 'POST', body: number })
      return { confirmationToken: await answer.json() }
    },
    async handleNextAction() {
      const bank = framed('https://hooks.stripe.com/bank', '${bankFrame}', 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; background: #fffe; z-index: 2147483647')
      document.body.append(bank)
      const { isThem } = await heard(bank, 'answered')
      bank.remove()
      return isThem ? { paymentIntent: {} } : { error: { type: 'card_error' } }
    },
  }
}
`

const page = (title: string, body: string, code: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><body style="margin: 0">${body}<script>${code}</script></body></html>`

const field = (id: string, label: string): string =>
  `<div><label for="${id}">${label}</label><input id="${id}" style="display: block; box-sizing: border-box; width: 100%; height: 48px; padding: 12px 14px; font: inherit"></div>`

const fields = page(
  'Card',
  `<main style="display: grid; gap: 20px 16px; grid-template-columns: 1fr 1fr; padding: 1px">
    <div style="grid-column: 1 / -1">${field('number', 'Card number')}</div>
    ${field('expiry', 'Expiration date')}${field('cvc', 'Security code')}
  </main>`,
  `
  const of = (id) => document.getElementById(id).value
  const say = (kind, more) => parent.postMessage({ kind, ...more }, '*')
  addEventListener('message', ({ data }) => {
    if (data.kind === 'submit') say('submit', { isComplete: ['number', 'expiry', 'cvc'].every((id) => of(id) !== '') })
    if (data.kind === 'card') say('card', { number: of('number').replaceAll(' ', '') })
    if (data.kind === 'look') {
      const { fontFamily, fontSizeBase, colorText, colorBackground, borderRadius } = data.variables
      document.body.style.cssText = 'margin: 0; font: ' + fontSizeBase + ' ' + fontFamily + '; color: ' + colorText
      for (const label of document.querySelectorAll('label')) Object.assign(label.style, { display: 'block', ...data.rules['.Label'] })
      for (const input of document.querySelectorAll('input'))
        Object.assign(input.style, { background: colorBackground, borderRadius, ...data.rules['.Input'] })
    }
  })
  say('ready')
  `,
)

const bank = page(
  'Bank',
  '<main><h1>Is it you?</h1><button>Yes</button> <button>No</button></main>',
  `
  for (const button of document.querySelectorAll('button'))
    button.onclick = async () => {
      const isThem = button.textContent === 'Yes'
      await fetch('/answer?yes=' + isThem, { method: 'POST' })
      parent.postMessage({ kind: 'answered', isThem }, '*')
    }
  `,
)

/** Answers in Stripe's place what a browser loads from there and sends there: nothing of it leaves the machine. */
export async function stripeInBrowser(context: BrowserContext, standIn: StripeStandIn): Promise<void> {
  const html = (body: string) => ({ contentType: 'text/html', body })
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill(
      new URL(route.request().url()).pathname === '/fields'
        ? html(fields)
        : { contentType: 'text/javascript', body: script },
    ),
  )
  await context.route('https://api.stripe.com/**', (route: Route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { id: standIn.token(standInCard(route.request().postData() ?? '')) },
    }),
  )
  await context.route('https://hooks.stripe.com/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname !== '/answer') return route.fulfill(html(bank))
    standIn.authenticate(standIn.last(), searchParams.get('yes') === 'true')
    return route.fulfill({ status: 204 })
  })
}
