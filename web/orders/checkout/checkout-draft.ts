import type { WaysToPay } from '#application/payments/contract.ts'
import { type PaymentMethod, paymentMethods, wayOf } from '#domain/orders/payment.ts'
import { brand } from '#domain/shared/brand.ts'
import { type CheckoutField, type CheckoutFields, emptyCheckout } from './checkout-form.ts'

const secrets = ['cardNumber', 'cardName', 'expiryDate', 'cvv'] as const satisfies readonly CheckoutField[]

/** What a tab remembers of an unfinished checkout. Never anything of a card. */
export interface CheckoutDraft {
  readonly fields: Partial<CheckoutFields>
  readonly method: PaymentMethod
  /** The key of an attempt whose end nobody knows. */
  readonly key: string | null
}

const place = `${brand.slug}.checkout`

function harmless(fields: Partial<CheckoutFields>): Partial<CheckoutFields> {
  const entries = Object.keys(emptyCheckout)
    .filter((field) => !(secrets as readonly string[]).includes(field))
    .map((field) => [field, fields[field as CheckoutField]] as const)
    .filter(([, text]) => typeof text === 'string' && text !== '')
  return Object.fromEntries(entries)
}

/** What this tab has kept, or null; a reload of the page finds the form as it was. */
export function readDraft(storage: () => Storage): CheckoutDraft | null {
  try {
    const kept = JSON.parse(storage().getItem(place) ?? 'null') as Partial<CheckoutDraft> | null
    if (!kept) return null
    return {
      fields: harmless(kept.fields ?? {}),
      method: paymentMethods.find((method) => method === kept.method) ?? 'card',
      key: typeof kept.key === 'string' ? kept.key : null,
    }
  } catch {
    // Whatever cannot be read is typed again.
    return null
  }
}

export function keepDraft(
  storage: () => Pick<Storage, 'setItem'>,
  { fields, method, key }: CheckoutDraft,
): void {
  try {
    storage().setItem(place, JSON.stringify({ fields: harmless(fields), method, key }))
  } catch {
    // A browser that keeps nothing only costs the convenience.
  }
}

export function forgetDraft(storage: () => Storage): void {
  try {
    storage().removeItem(place)
  } catch {
    // There was nothing to forget.
  }
}

/** The form begins with a way that is open. */
export function withOpenWay(draft: CheckoutDraft | null, open: WaysToPay['open']): CheckoutDraft {
  const offered = paymentMethods.filter((method) => open.includes(wayOf[method]))
  const method = offered.find((each) => each === draft?.method) ?? offered[0] ?? 'card'
  return { fields: {}, key: null, ...draft, method }
}
