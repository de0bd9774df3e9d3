import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsObject, IsString, MaxLength } from 'class-validator'
import { mostWorks } from '#domain/orders/wanted-works.ts'
import { RefundLineBody } from '../orders/administration-requests.ts'
import { shape } from '../requests/shape.ts'

const text = [IsString(), MaxLength(500)]

/** Works, or everything that is left; the order's own name and address unless others are given. */
export class WithdrawalBody {
  lines?: RefundLineBody[]
  name?: string
  email?: string
}
shape(WithdrawalBody, {
  lines: {
    rules: [IsArray(), ArrayMinSize(1), ArrayMaxSize(mostWorks), IsObject({ each: true })],
    nested: RefundLineBody,
    optional: true,
  },
  name: { rules: text, optional: true },
  email: { rules: text, optional: true },
})

/** What is known of a parcel that goes back. */
export class SentReturnBody {
  carrier?: string
  trackingNumber?: string
}
shape(SentReturnBody, {
  carrier: { rules: text, optional: true },
  trackingNumber: { rules: text, optional: true },
})

export class SendToBody {
  sendTo!: string
}
shape(SendToBody, { sendTo: { rules: [IsString(), MaxLength(2_000)] } })

export class DecisionBody {
  how!: 'waived' | 'refused'
}
shape(DecisionBody, { how: { rules: [IsIn(['waived', 'refused'])] } })
