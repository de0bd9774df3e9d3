import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator'
import { type PayoutKind, payoutKinds } from '#domain/payouts/payout-account.ts'
import { shape } from '../requests/shape.ts'

const typed = { rules: [IsString(), MaxLength(200)], optional: true } as const

/** Whether the fields are filled in is the domain's to say, in the words of the form. */
export class PayoutAccountBody {
  kind!: PayoutKind
  iban?: string
  holder?: string
  phone?: string
}
shape(PayoutAccountBody, {
  kind: { rules: [IsIn(payoutKinds)] },
  iban: typed,
  holder: typed,
  phone: typed,
})

export class ConfirmationBody {
  token!: string
}
shape(ConfirmationBody, { token: { rules: [IsString(), MaxLength(200)] } })

export class PayoutFileQuery {
  kind?: PayoutKind
}
shape(PayoutFileQuery, { kind: { rules: [IsIn(payoutKinds)], optional: true } })

const some = {
  rules: [IsArray(), ArrayMinSize(1), ArrayMaxSize(10_000), ArrayUnique(), IsUUID('all', { each: true })],
  optional: true,
} as const

/** All that are under way, unless some are named, which may come back also once they had arrived, or before they leave. */
export class SettledBody {
  payouts?: readonly string[]
}
shape(SettledBody, { payouts: some })

export class ReturnedBody {
  payouts?: readonly string[]
  reason!: string
}
shape(ReturnedBody, { payouts: some, reason: { rules: [IsString(), MaxLength(1_000)] } })
