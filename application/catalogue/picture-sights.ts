import type { SecondFactorCheck } from '#application/identity/second-factors/second-factor-check.ts'
import type { Caller } from '#application/shared/caller.ts'
import { type PictureUses, type Sight, sightOf } from '#domain/catalogue/picture-sight.ts'

/** Where kept pictures hang or lie. */
export interface PictureUsesReader {
  /** @param orderId an order that may have bought it; null where none is named */
  usesOf(hash: string, orderId: string | null): Promise<PictureUses>
}

/** Whether whoever asks may look at a picture; who that is is asked only where it matters. */
export type PictureSights = (
  hash: string,
  orderId: string | null,
  asking: () => Promise<Caller>,
) => Promise<Sight>

interface PictureSightPorts {
  readonly uses: PictureUsesReader
  /** An admin who owes a second factor is no admin here either. */
  readonly secondFactors: Pick<SecondFactorCheck, 'owed'>
}

/** Asks where a picture hangs or lies, and who may look there. */
export const pictureSights =
  ({ uses, secondFactors }: PictureSightPorts): PictureSights =>
  async (hash, orderId, asking) => {
    const found = await uses.usesOf(hash, orderId)
    const forAll = sightOf(found, null)
    if (forAll === 'everyone' || forAll === 'viewer' || found.artists.length === 0) return forAll
    const caller = await asking()
    if (!caller) return forAll
    const { userId, role } = caller
    const isAdmin = role === 'admin' && !(await secondFactors.owed({ id: userId, role }))
    return sightOf(found, { userId, isAdmin })
  }
