import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator'
import { waitingParts } from '#application/orders/order-administration.ts'
import { type Dismissal, dismissals } from '#domain/orders/incoming-money.ts'
import { type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts'
import { mostWorks } from '#domain/orders/wanted-works.ts'
import type { Cents } from '#domain/shared/money.ts'
import { pageFields } from '../catalogue/requests.ts'
import { amountField } from '../requests/amount-fields.ts'
import { shape } from '../requests/shape.ts'

export class RefundLineBody {
  artworkId!: string
  quantity!: number
}
shape(RefundLineBody, {
  artworkId: { rules: [IsString(), MaxLength(100)] },
  quantity: { rules: [IsInt(), Min(1), Max(1_000_000)] },
})

/** Works, an amount, or nothing for the rest of all; `left` is what was left of the order as it was seen. */
export class RefundBody {
  lines?: RefundLineBody[]
  amount?: Cents
  left?: Cents
}
shape(RefundBody, {
  lines: {
    rules: [IsArray(), ArrayMinSize(1), ArrayMaxSize(mostWorks), IsObject({ each: true })],
    nested: RefundLineBody,
    optional: true,
  },
  amount: { ...amountField, rules: [IsNumber({ maxDecimalPlaces: 2 }), Min(0.01)] },
  left: amountField,
})

/** What becomes of a part that waits for the rest of its sum; nothing, where none does. */
export class MarkPaidBody {
  waiting?: (typeof waitingParts)[number]
}
shape(MarkPaidBody, { waiting: { rules: [IsIn(waitingParts)], optional: true } })

/** `q` is part of a number, of an address or of a name. */
export class OrderListQuery {
  q?: string
  status?: OrderStatus
  limit?: number
  cursor?: string
}
shape(OrderListQuery, {
  q: { rules: [IsString(), MaxLength(200)], optional: true },
  status: { rules: [IsIn(orderStatuses)], optional: true },
  ...pageFields,
})

export class MoneyInQuery {
  limit?: number
  cursor?: string
}
shape(MoneyInQuery, { ...pageFields })

export class MoneyPlaceBody {
  orderNumber!: string
}
shape(MoneyPlaceBody, { orderNumber: { rules: [IsString(), MaxLength(40)] } })

export class MoneyDismissBody {
  why!: Dismissal
}
shape(MoneyDismissBody, { why: { rules: [IsIn(dismissals)] } })
