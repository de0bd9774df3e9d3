import type { ShareBack } from '#domain/fair-pay/ledger.ts'
import { sumOf } from '#domain/shared/money.ts'
import type { OrderLine } from './order-line.ts'
import type { Refund } from './refund.ts'

/** What each artist gives back, with how many of their works are given up. */
export const withPieces = (
  shares: readonly ShareBack[],
  { pieces }: Pick<Refund, 'pieces'>,
  { lines }: { readonly lines: readonly OrderLine[] },
): readonly ShareBack[] =>
  shares.map((share) => {
    const own = new Set(
      lines.filter(({ artist }) => artist.id === share.artistId).map(({ artworkId }) => artworkId),
    )
    const given = pieces.filter(({ artworkId }) => own.has(artworkId))
    return { ...share, pieces: sumOf(given.map(({ quantity }) => quantity)) }
  })

/** What the parts of those who give anything are less by. */
export const givenBy = (shares: readonly ShareBack[]): Refund['shares'] =>
  shares.filter(({ back }) => back > 0).map(({ artistId, back }) => ({ artistId, amount: back }))
