import { IsIn, IsString, MaxLength } from 'class-validator'
import { type FulfilmentStatus, fulfilmentStatuses } from '#domain/orders/fulfilment.ts'
import { pageFields } from '../catalogue/requests.ts'
import { shape } from '../requests/shape.ts'

export class ArtistOrdersQuery {
  status?: FulfilmentStatus
  limit?: number
  cursor?: string
}
shape(ArtistOrdersQuery, { status: { rules: [IsIn(fulfilmentStatuses)], optional: true }, ...pageFields })

export class ListQuery {
  limit?: number
  cursor?: string
}
shape(ListQuery, pageFields)

/** Whether the fields are filled in is the domain's to say, in the words of the form. */
export class ParcelBody {
  carrier!: string
  trackingNumber!: string
}
shape(ParcelBody, {
  carrier: { rules: [IsString(), MaxLength(1_000)] },
  trackingNumber: { rules: [IsString(), MaxLength(1_000)] },
})

export class AnswerBody {
  text!: string
}
shape(AnswerBody, { text: { rules: [IsString(), MaxLength(20_000)] } })
