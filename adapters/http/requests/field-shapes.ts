import { IsBoolean, IsNumber, IsString, MaxLength } from 'class-validator'
import { type AnyField, byField, type Field, type Fields } from '#domain/shared/fields.ts'
import { centsFrom, dollarsFrom } from '#domain/shared/money.ts'
import { describedAmount } from './amount-fields.ts'
import type { ShapeField } from './shape.ts'
import { flagIn, numberOrNull, requiredNumber } from './text-values.ts'

/** Characters beyond what any field of a form may hold: what each may is the domain's to say, in its own words. */
const longest = 20_000

const words = { rules: [IsString(), MaxLength(longest)] }
// Its bounds are the domain's to tell, as what is no number at all.
const number = { rules: [IsNumber({ allowNaN: true, allowInfinity: true })] }

type Bounds = Extract<AnyField, { kind: 'number' }>['bounds']

/** The bounds of an amount as it is sent. */
const inDollars = ({ least = 0, most }: Bounds): Bounds => ({
  least: dollarsFrom(least),
  most: dollarsFrom(most),
})

function bounds({ least, above, most }: Bounds) {
  return {
    ...(least !== undefined && { minimum: least }),
    ...(above !== undefined && { exclusiveMinimum: above }),
    maximum: most,
  }
}

const isNeeded = ({ missing, blank }: Field<unknown>): boolean => missing(blank) !== null

function shapeFor(field: AnyField): ShapeField {
  switch (field.kind) {
    case 'text':
      return { ...words, described: { maxLength: field.longest } }
    case 'choice':
      return { ...words, described: { maxLength: undefined, enum: ['', ...field.of] } }
    case 'flag':
      return { rules: [IsBoolean()], read: flagIn }
    case 'money':
      return {
        ...number,
        nullable: true,
        read: numberOrNull,
        taken: centsFrom,
        described: { ...describedAmount, ...bounds(inDollars(field.bounds)) },
      }
    case 'number':
      return {
        ...number,
        ...(field.blank === null ? { nullable: true, read: numberOrNull } : { read: requiredNumber }),
        described: { type: field.bounds.whole ? 'integer' : 'number', ...bounds(field.bounds) },
      }
  }
}

/**
 * The shape of a request that tells these fields. Each may be left out: what is missing, and what each may say, is for the
 * domain to tell.
 * @param isWhole whether what the domain asks for is described as needed
 */
export const fieldShapes = <These extends Fields>(fields: These, isWhole = false) =>
  byField(
    fields,
    (_, field): ShapeField => ({
      ...shapeFor(field),
      optional: true,
      needed: isWhole && isNeeded(field),
    }),
  )
