import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator'
import type { OrderRequest, PaymentRequest } from '#application/orders/contract.ts'
import { lineForm } from '#domain/cart/line-name.ts'
import { type PaymentMethod, paymentMethods } from '#domain/orders/payment.ts'
import { mostWorks } from '#domain/orders/wanted-works.ts'
import { longestEmail } from '#domain/shared/email-address.ts'
import type { Cents } from '#domain/shared/money.ts'
import { longestLine } from '#domain/shared/too-long.ts'
import { pageFields } from '../catalogue/requests.ts'
import { amountField } from '../requests/amount-fields.ts'
import { shape } from '../requests/shape.ts'

const shortText = [IsString(), MaxLength(longestLine)]
/** Longer than what is filled in may be: how long is the domain's to say, in its own words. */
const filledIn = { rules: [IsString(), MaxLength(1_000)], described: { maxLength: longestLine } }

export class OrderItemBody {
  artworkId!: string
  quantity!: number
  price?: Cents
  line?: string
}
shape(OrderItemBody, {
  artworkId: { rules: [IsString(), MaxLength(100)] },
  quantity: { rules: [IsInt(), Min(1), Max(1_000_000)] },
  price: amountField,
  line: {
    rules: [IsString(), Matches(lineForm)],
    described: { description: 'The random name of the line of a browser’s cart that the work leaves' },
    optional: true,
  },
})

/** The same work is written in the same way, however its id was sent. */
export const itemsFrom = (items: readonly OrderItemBody[]): OrderRequest['items'] =>
  items.map(({ artworkId, quantity, price, line }) => ({
    artworkId: artworkId.toLowerCase(),
    quantity,
    price,
    line,
  }))

/** Whether the fields are filled in is the domain's to say, in the words of the form. */
export class ShippingBody {
  name!: string
  street!: string
  city!: string
  state!: string
  postalCode!: string
  country!: string
  phone!: string
}
shape(ShippingBody, {
  name: filledIn,
  street: filledIn,
  city: filledIn,
  state: filledIn,
  postalCode: filledIn,
  country: { rules: shortText },
  phone: { rules: shortText },
})

export class PaymentBody {
  method!: PaymentMethod
  token?: string
  phoneNumber?: string
  bankName?: string
  accountNumber?: string
}
shape(PaymentBody, {
  method: { rules: [IsIn(paymentMethods)] },
  token: { rules: shortText, optional: true },
  phoneNumber: { rules: shortText, optional: true },
  bankName: { ...filledIn, optional: true },
  accountNumber: { rules: shortText, optional: true },
})

/** The fields of the chosen method; what the others would need is left behind. */
export function paymentFrom({
  method,
  token = '',
  phoneNumber = '',
  bankName = '',
  accountNumber = '',
}: PaymentBody): PaymentRequest {
  if (method === 'card') return { method, token }
  return method === 'mpesa' ? { method, phoneNumber } : { method, bankName, accountNumber }
}

/** `total` is what the buyer was shown. */
export class OrderBody {
  items!: OrderItemBody[]
  shipping!: ShippingBody
  email?: string
  payment!: PaymentBody
  total?: Cents
  fromCart?: boolean
}
shape(OrderBody, {
  items: {
    rules: [IsArray(), ArrayMinSize(1), ArrayMaxSize(mostWorks), IsObject({ each: true })],
    nested: OrderItemBody,
  },
  shipping: { rules: [IsObject()], nested: ShippingBody },
  email: { rules: filledIn.rules, described: { maxLength: longestEmail }, optional: true },
  payment: { rules: [IsObject()], nested: PaymentBody },
  total: amountField,
  fromCart: {
    rules: [IsBoolean()],
    described: { description: 'Whether its works leave the account’s cart' },
    optional: true,
  },
})

/** The phone that is asked once more. */
export class PhoneRequestBody {
  phoneNumber!: string
}
shape(PhoneRequestBody, { phoneNumber: { rules: shortText } })

/** What the link in a mail carries that keeps an order's works. */
export class ConfirmationBody {
  secret!: string
}
shape(ConfirmationBody, { secret: { rules: shortText } })

/** The card that pays where another one was refused, as its provider's own client knows it. */
export class CardPaymentBody {
  token!: string
}
shape(CardPaymentBody, { token: { rules: shortText } })

/** Whoever is signed in needs no key for their own orders. */
export class OrderKeyQuery {
  key?: string
}
shape(OrderKeyQuery, { key: { rules: [IsString(), MaxLength(100)], optional: true } })

export class OwnOrdersQuery {
  limit?: number
  cursor?: string
}
shape(OwnOrdersQuery, pageFields)
