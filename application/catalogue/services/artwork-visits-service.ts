import type { Visit } from '#application/identity/sessions/visit.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { ArtworkSignals } from '../artwork-signals.ts'
import type { ArtworkVisits } from '../contract.ts'

/*
 * Which looks count, in one place. A visitor is a device behind a network address, and counts once for a work and a day
 * (see ArtworkSignals). A device is only what it says it is, so the address has limits of its own: many people may stand
 * behind one, as behind a mobile network, but nobody lifts a work far by calling themselves by ever new names. Machines
 * that say what they are do not count. Whoever looks is never told.
 */

/** Looks at one work from one network address. */
const looksPerWork: ThrottleLimit = { name: 'look-work', times: 10, seconds: 24 * 3_600 }

/** Looks from one network address, whatever they are at. */
const looksPerAddress: ThrottleLimit = { name: 'look-address', times: 300, seconds: 3_600 }

const machine =
  /bot|crawl|spider|slurp|archiver|preview|lighthouse|curl|wget|python|monitor|scrap|fetcher|go-http-client|java\/|okhttp/i

const isMachine = (device: string): boolean => device.trim() === '' || machine.test(device)

interface ArtworkVisitsPorts {
  readonly signals: ArtworkSignals
  readonly throttle: Throttle
  readonly clock: Clock
}

/** Notes that somebody looks, without keeping who. */
export const artworkVisitsService =
  ({ signals, throttle, clock }: ArtworkVisitsPorts) =>
  ({ address, device }: Pick<Visit, 'address' | 'device'>): ArtworkVisits => ({
    async seen(artworkId) {
      if (isMachine(device)) return
      try {
        await throttle.count(looksPerAddress, address)
        await throttle.count(looksPerWork, `${address} ${artworkId}`)
      } catch (error) {
        if (isDomainError(error)) return
        throw error
      }
      await signals.view(artworkId, `${address} ${device}`, clock.now())
    },
  })
