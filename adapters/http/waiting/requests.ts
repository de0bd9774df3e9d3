import { IsString, MaxLength } from 'class-validator'
import { shape } from '../requests/shape.ts'

/** A visitor's address; whether it is one is the domain's to say, in the words of the form. */
export class WaitingBody {
  email?: string
}
shape(WaitingBody, { email: { rules: [IsString(), MaxLength(1_000)], optional: true } })

/** What a visitor was given. */
export class WaitingKeyQuery {
  key?: string
}
shape(WaitingKeyQuery, { key: { rules: [IsString(), MaxLength(200)], optional: true } })

/** What stands in a mail: an address is sealed in it. */
export class StopWaitingQuery {
  key!: string
}
shape(StopWaitingQuery, { key: { rules: [IsString(), MaxLength(1_000)] } })
