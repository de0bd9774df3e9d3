import type { ArtistContacts } from '#application/artists/artist-contacts.ts'
import type { PictureIntake } from '#application/catalogue/picture-intake.ts'
import { claimArtistMail, claimBuyerMail } from '#application/notifications/claim-mails.ts'
import type { OrderPlace } from '#application/notifications/order-mails.ts'
import type { SettlementPorts } from '#application/orders/settlement.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import {
  type Claim,
  type ClaimMessage,
  type ClaimPhotograph,
  type ClaimSide,
  validateClaimMessage,
} from '#domain/claims/claim.ts'
import { photographFaults, type WrongPhotograph } from '#domain/claims/wrong-photographs.ts'
import type { Order } from '#domain/orders/order.ts'
import { DomainError, isDomainError } from '#domain/shared/domain-error.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import { tidyText } from '#domain/shared/tidy-text.ts'
import type { ClaimRepository } from '../claim-repository.ts'
import type { ClaimMessageRequest } from '../contract.ts'

export interface ClaimPorts extends SettlementPorts {
  readonly claims: ClaimRepository
  readonly contacts: ArtistContacts
  readonly intake: PictureIntake
  readonly throttle: Throttle
  readonly work: UnitOfWork
  readonly clock: Clock
  readonly ids: IdSource
  readonly digest: Digest
}

/** What somebody writes, its photographs kept already: reading them takes its time, and nothing waits for it. */
export interface Said {
  readonly keyDigest: string
  readonly text: string
  readonly photographs: readonly ClaimPhotograph[]
}

/** Who writes. */
export interface Writer {
  readonly side: ClaimSide
  readonly name: string
  /** Whether the claim is opened with it. */
  readonly opens?: true
}

/** Messages about one order by one side: each may bring five photographs to be read. */
const messagesPerSide: ThrottleLimit = { name: 'claim-messages', times: 30, seconds: 3_600 }

/** What is wrong with a file that was refused as a picture. @throws whatever else went wrong */
function refusalAsPicture(error: unknown): DomainError {
  if (isDomainError(error) && error.fields?.images !== undefined) return error
  throw error
}

export const noClaim = (): DomainError =>
  new DomainError('not-found', 'claim-not-found', 'There is no such claim in this order.')

/** What buyers, artists and admins do alike: write with photographs, and have the others told. */
export function claimTalk(ports: ClaimPorts) {
  const { claims, contacts, intake, throttle, outbox, happenings, jobs, clock, ids, digest } = ports

  /** Reads them all, so that whoever sends them hears of every one that is none. */
  async function photographsOf(files: ClaimMessageRequest['photographs']): Promise<ClaimPhotograph[]> {
    const kept: ClaimPhotograph[] = []
    const wrong: WrongPhotograph[] = []
    let first: DomainError | null = null
    for (const [place, file] of files.entries()) {
      const read = await intake.take(file, 'anything').catch(refusalAsPicture)
      if (isDomainError(read)) {
        first ??= read
        wrong.push({ place, name: file.name, text: read.message })
      } else kept.push({ id: ids.newId(), hash: read.hash, width: read.width, height: read.height })
    }
    if (first === null) return kept
    const fields = photographFaults(wrong)
    throw new DomainError(first.refusal, first.code, fields.photographs, fields)
  }

  /**
   * Reads the photographs and keeps them, before anything is locked.
   * @param about what it is said about: the same about something else is another message
   * @throws DomainError rule-broken (fields text, photographs), too-many-requests
   */
  async function taken(
    { text, photographs }: ClaimMessageRequest,
    writer: string,
    about: string,
    idempotencyKey: string | undefined,
  ): Promise<Said> {
    refuseFaults('claim-incomplete', validateClaimMessage(text, photographs.length))
    await throttle.count(messagesPerSide, writer)
    const kept = await photographsOf(photographs)
    const said = JSON.stringify([about, tidyText(text), kept.map(({ hash }) => hash)])
    return {
      keyDigest: digest(`${idempotencyKey ?? ids.newId()} ${said}`),
      text: tidyText(text),
      photographs: kept,
    }
  }

  /** Inside the unit of work that has locked the order; the others hear of it. */
  async function say(
    order: Order,
    claim: Claim,
    said: Said,
    { side, name, opens }: Writer,
    place: OrderPlace,
  ): Promise<void> {
    const at = clock.now()
    const message: ClaimMessage = { ...said, id: ids.newId(), claimId: claim.id, by: side, name, at }
    await claims.say(message)
    for (const { hash } of said.photographs) await jobs.add('make-picture-sizes', { hash })
    const told = { order, claim, message }
    const isFirst = opens === true
    // Their own first message is acknowledged to buyers; later ones they see.
    if (side !== 'buyer' || isFirst)
      await outbox.add(`claim-buyer:${message.id}`, claimBuyerMail(told, place), at)
    if (side !== 'artist')
      for (const contact of await contacts.of([claim.artistId]))
        await outbox.add(
          `claim-artist:${message.id}`,
          claimArtistMail({ ...told, contact, isFirst }, place.publicUrl),
          at,
        )
    const happening = { kind: 'claim-said', number: order.number, by: side } as const
    if (side !== 'admin') await happenings.tell(happening, { admins: true })
    if (side !== 'artist') await happenings.tell(happening, { artistId: claim.artistId })
  }

  return { taken, say }
}
