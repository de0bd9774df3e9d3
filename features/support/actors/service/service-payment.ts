import type { Ordering } from '#application/orders/contract.ts'
import type { PageServices } from '#application/pages/page-services.ts'
import { formatCardNumber } from '#domain/payments/card-payment.ts'
import type { Buyer, CheckoutField } from '#features/support/roles/shopper.ts'
import {
  type CheckoutFields,
  cardOf,
  type CheckoutField as FormField,
} from '#web/orders/checkout/checkout-form.ts'

interface AtCheckout {
  readonly placed: { readonly number: string; readonly accessKey: string } | null
  readonly fields: CheckoutFields
}

interface PaymentPorts extends Pick<PageServices, 'cardTokens' | 'trialPhone'> {
  readonly ordering: Ordering
  readonly fieldNames: Readonly<Record<CheckoutField, FormField>>
}

/** What is still to be done for an order that was placed and is not paid. */
export const servicePayment = (
  { ordering, cardTokens, trialPhone, fieldNames }: PaymentPorts,
  checkout: () => AtCheckout,
): Pick<Buyer, 'answerPhone' | 'answerBank' | 'payWithAnotherCard' | 'askPhoneAgain' | 'keepWorks'> => ({
  answerPhone: async (accept) => {
    const { placed } = checkout()
    if (placed) await trialPhone?.answer(placed.number, placed.accessKey, accept)
  },
  answerBank: async (isMe) => {
    const { placed } = checkout()
    if (placed) await trialPhone?.answerBank(placed.number, placed.accessKey, isMe)
  },
  payWithAnotherCard: async (fields) => {
    const { placed, fields: before } = checkout()
    const typed = Object.entries(fields).map(([name, text]) => [fieldNames[name as CheckoutField], text])
    const card = cardOf({ ...before, ...Object.fromEntries(typed) } as CheckoutFields)
    if (!placed || !cardTokens) throw new Error('No order waits for a card.')
    const { token } = await cardTokens.tokenise({ ...card, cardNumber: formatCardNumber(card.cardNumber) })
    await ordering.payWithAnotherCard(placed.number, token, placed.accessKey)
  },
  askPhoneAgain: async () => {
    const { placed, fields } = checkout()
    if (placed) await ordering.askPhoneAgain(placed.number, fields.phoneNumber, placed.accessKey)
  },
  keepWorks: async (link) => {
    const { pathname, searchParams } = new URL(link)
    const secret = searchParams.get('confirm') ?? ''
    await ordering.keepWorks(pathname.split('/').at(-1) ?? '', secret, searchParams.get('key') ?? '')
  },
})
