import { IsBoolean, IsString, MaxLength } from 'class-validator'
import { longestLine } from '#domain/shared/too-long.ts'
import { shape } from '../requests/shape.ts'

const line = [IsString(), MaxLength(longestLine)]

export class CardBody {
  cardNumber!: string
  cardName!: string
  expiryDate!: string
  cvv!: string
}
shape(CardBody, {
  cardNumber: { rules: line },
  // Longer than it may be: how long is the domain's to say, in its own words.
  cardName: { rules: [IsString(), MaxLength(1_000)], described: { maxLength: longestLine } },
  expiryDate: { rules: line },
  cvv: { rules: line },
})

export class PhoneAnswerBody {
  number!: string
  key?: string
  accept!: boolean
}
shape(PhoneAnswerBody, {
  number: { rules: line },
  key: { rules: line, optional: true },
  accept: { rules: [IsBoolean()] },
})

export class BankAnswerBody {
  number!: string
  key?: string
  isMe!: boolean
}
shape(BankAnswerBody, {
  number: { rules: line },
  key: { rules: line, optional: true },
  isMe: { rules: [IsBoolean()] },
})
