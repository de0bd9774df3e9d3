import { IsString, MaxLength } from 'class-validator'
import { shape } from '../requests/shape.ts'

/** Whether the fields are filled in is the domain's to say, in the words of the form. */
export class MessageBody {
  name?: string
  email?: string
  subject!: string
  text!: string
}
shape(MessageBody, {
  name: { rules: [IsString(), MaxLength(1_000)], optional: true },
  email: { rules: [IsString(), MaxLength(1_000)], optional: true },
  subject: { rules: [IsString(), MaxLength(1_000)] },
  text: { rules: [IsString(), MaxLength(20_000)] },
})
