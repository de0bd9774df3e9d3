import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsNumber,
  IsObject,
  IsString,
  MaxLength,
  Min,
} from 'class-validator'
import { type ImageWidth, imageWidths } from '#application/shared/image-store.ts'
import { largestPicture, pictureTooLarge } from '#domain/catalogue/picture-file.ts'
import { mostPhotographs } from '#domain/claims/claim.ts'
import { mostWorks } from '#domain/orders/wanted-works.ts'
import { formatCount } from '#domain/shared/format-count.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { FormShape } from '../forms/form-shape.ts'
import { RefundLineBody } from '../orders/administration-requests.ts'
import { addressParts } from '../requests/address-parts.ts'
import { amountField } from '../requests/amount-fields.ts'
import { shape, shapeOf } from '../requests/shape.ts'

/** How long it may be is the domain's to say. */
const text = { rules: [IsString(), MaxLength(20_000)] }

export const ClaimFields = shapeOf<{ readonly artworkId: string; readonly text: string }>({
  artworkId: { rules: [IsString(), MaxLength(100)] },
  text,
})
export const ClaimMessageFields = shapeOf<{ readonly text: string }>({ text })

const photographs = {
  name: 'photographs',
  most: mostPhotographs,
  optional: true,
  fileSize: largestPicture,
  tooLarge: pictureTooLarge,
  tooMany: `Send at most ${mostPhotographs} photographs with a message.`,
  described: `Up to ${mostPhotographs}, each up to ${formatCount(largestPicture)} bytes (25 MB)`,
}

export const claimForm: FormShape = { fields: ClaimFields, files: photographs }
export const claimMessageForm: FormShape = { fields: ClaimMessageFields, files: photographs }

/** A decision: works or an amount go back with it, or nothing; `left` is what was left of the order as it was seen. */
export class ClaimDecisionBody {
  text!: string
  lines?: RefundLineBody[]
  amount?: Cents
  left?: Cents
}
shape(ClaimDecisionBody, {
  text,
  lines: {
    rules: [IsArray(), ArrayMinSize(1), ArrayMaxSize(mostWorks), IsObject({ each: true })],
    nested: RefundLineBody,
    optional: true,
  },
  amount: { ...amountField, rules: [IsNumber({ maxDecimalPlaces: 2 }), Min(0.01)] },
  left: amountField,
})

/** A photograph, and how wide it is wanted. */
export const PhotographParams = shapeOf<{ readonly id: string; readonly width: ImageWidth }>({
  id: addressParts.id,
  width: { rules: [IsIn(imageWidths)], read: (wide) => imageWidths.find((each) => String(each) === wide) },
})
