import { IsString, Matches, validateSync } from 'class-validator'
import { RequestError } from '../request-error.ts'
import { fieldsOf, type Shape, type ShapeField, shapeOf, take } from './shape.ts'

/** An id as the database makes them; the same one is written in the same way, however it was sent. */
const id: ShapeField = {
  rules: [IsString(), Matches(/^[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/)],
  taken: (text: string) => text.toLowerCase(),
}

/** What the parts of the API's addresses look like, by their names. */
export const addressParts = {
  id,
  artworkId: id,
  artistId: id,
  batch: id,
  /** What a provider was told of a payment's own address; nobody can guess it. */
  secret: { rules: [IsString(), Matches(/^[\w.~-]{1,200}$/)] },
  /** Such as '2026-11'. */
  month: { rules: [IsString(), Matches(/^\d{4}-\d{2}$/)] },
  year: { rules: [IsString(), Matches(/^\d{4}$/)] },
  /** An order's, or what somebody takes for it: the answer names it as it was read, so it is short and can be read. */
  number: { rules: [IsString(), Matches(/^[^\p{C}]{1,40}$/u)] },
} satisfies Readonly<Record<string, ShapeField>>

const IdParams = shapeOf<{ readonly id: string }>({ id: addressParts.id })
const ArtworkParams = shapeOf<{ readonly artworkId: string }>({ artworkId: addressParts.artworkId })
const OrderParams = shapeOf<{ readonly number: string }>({ number: addressParts.number })
const BatchParams = shapeOf<{ readonly batch: string }>({ batch: addressParts.batch })
const MonthParams = shapeOf<{ readonly month: string }>({ month: addressParts.month })
const YearParams = shapeOf<{ readonly year: string }>({ year: addressParts.year })
const SecretParams = shapeOf<{ readonly secret: string }>({ secret: addressParts.secret })
const ArtistParams = shapeOf<{ readonly artistId: string }>({ artistId: addressParts.artistId })

/** Whatever has come in at an address with parts. */
export interface Addressed {
  readonly params: Readonly<Record<string, string>>
}

/**
 * The parts of an address in their shape. One that cannot be what it stands for is left out: nothing is called so, and who asks
 * is told the same as of anything else that is not there.
 */
export function readParams<T extends object>({ params }: Addressed, type: Shape<T>): Partial<T> {
  const parts = new type() as Record<string, unknown>
  for (const [name, { read }] of Object.entries(fieldsOf(type))) {
    const text = params[name] ?? ''
    parts[name] = read ? read(text) : text
  }
  for (const { property } of validateSync(parts, { forbidUnknownValues: false })) delete parts[property]
  take(type, parts)
  return parts as Partial<T>
}

/** The id in an address; '' for what can be none. */
export const idIn = (ctx: Addressed): string => readParams(ctx, IdParams).id ?? ''

/** The same of a work that somebody likes or wants. */
export const artworkIdIn = (ctx: Addressed): string => readParams(ctx, ArtworkParams).artworkId ?? ''

/** The same of an artist who sends a part of an order. */
export const artistIdIn = (ctx: Addressed): string => readParams(ctx, ArtistParams).artistId ?? ''

/** The same of payouts that leave together. */
export const batchIdIn = (ctx: Addressed): string => readParams(ctx, BatchParams).batch ?? ''

/** What an address ends with that only a provider knows; '' for what can be none. */
export const secretIn = (ctx: Addressed): string => readParams(ctx, SecretParams).secret ?? ''

/** A month such as '2026-11' in an address; '' for what can be none. */
export const monthIn = (ctx: Addressed): string => readParams(ctx, MonthParams).month ?? ''

/** The same of a year. */
export const yearIn = (ctx: Addressed): string => readParams(ctx, YearParams).year ?? ''

/** The number of an order in an address. @throws RequestError 404 for what nobody can read */
export function orderNumberIn(ctx: Addressed): string {
  const { number } = readParams(ctx, OrderParams)
  if (number === undefined) throw new RequestError(404, 'not-found', 'There is nothing here.')
  return number
}
