import { IsBoolean, IsString, MaxLength } from 'class-validator'
import { shape } from '../requests/shape.ts'

const line = [IsString(), MaxLength(200)]

export class CardBody {
  cardNumber!: string
  cardName!: string
  expiryDate!: string
  cvv!: string
}
shape(CardBody, {
  cardNumber: { rules: line },
  cardName: { rules: line },
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
