import type { WaysToPay } from '#application/payments/contract.ts'
import { type PaymentMethod, paymentMethods, wayOf } from '#domain/orders/payment.ts'
import { rememberUnsent, unsentOf } from '#web/kept/unsent.ts'
import { type CheckoutField, type CheckoutFields, emptyCheckout } from './checkout-form.ts'

const secrets = ['cardNumber', 'cardName', 'expiryDate', 'cvv'] as const satisfies readonly CheckoutField[]

/** Whose cart knows what has left it with all that was sent by a key; null where none does. */
export type KeyOf = 'account' | 'browser' | null

/** What a tab remembers of an unfinished checkout. Never anything of a card. */
export interface CheckoutDraft {
  readonly fields: Partial<CheckoutFields>
  readonly method: PaymentMethod
  /** The key of an attempt whose end nobody knows. */
  readonly key: string | null
  readonly keyOf: KeyOf
}

/** The name it is remembered by. */
export const checkoutName = 'checkout'

function harmless(fields: Partial<CheckoutFields>): Partial<CheckoutFields> {
  const entries = Object.keys(emptyCheckout)
    .filter((field) => !(secrets as readonly string[]).includes(field))
    .map((field) => [field, fields[field as CheckoutField]] as const)
    .filter(([, text]) => typeof text === 'string' && text !== '')
  return Object.fromEntries(entries)
}

/** What this tab has kept, or null: who loads the page again, or signs in again after their session ran out, finds the form as it was. */
export function readDraft(): CheckoutDraft | null {
  const kept = unsentOf(checkoutName) as Partial<CheckoutDraft> | null
  if (!kept) return null
  return {
    fields: harmless(kept.fields ?? {}),
    method: paymentMethods.find((method) => method === kept.method) ?? 'card',
    key: typeof kept.key === 'string' ? kept.key : null,
    keyOf: kept.keyOf === 'account' || kept.keyOf === 'browser' ? kept.keyOf : null,
  }
}

/** Unlike other forms it is kept when somebody leaves it: many look at their cart once more before they buy. */
export const keepDraft = ({ fields, ...rest }: CheckoutDraft): void =>
  rememberUnsent(checkoutName, { ...rest, fields: harmless(fields) })

/** Once it was said that its end is not known, where the cart that is there now knows what left it with that attempt. */
export function forgetKey(cart: KeyOf): void {
  const draft = readDraft()
  if (draft?.key && draft.keyOf === cart) keepDraft({ ...draft, key: null, keyOf: null })
}

export const forgetDraft = (): void => rememberUnsent(checkoutName, null)

/** The form begins with a way that is open. */
export function withOpenWay(draft: CheckoutDraft | null, open: WaysToPay['open']): CheckoutDraft {
  const offered = paymentMethods.filter((method) => open.includes(wayOf[method]))
  const method = offered.find((each) => each === draft?.method) ?? offered[0] ?? 'card'
  return { fields: {}, key: null, keyOf: null, ...draft, method }
}
