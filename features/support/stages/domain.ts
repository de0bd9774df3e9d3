import { randomUUID } from 'node:crypto'
import { artistServices } from '#adapters/composition/artists/artists.tokens.ts'
import { given } from '#adapters/composition/assembly.ts'
import { settings } from '#adapters/composition/binding.ts'
import { cataloguePorts, catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { identityServices } from '#adapters/composition/identity/identity.tokens.ts'
import { messageServices } from '#adapters/composition/messages/messages.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { Memory } from '#adapters/memory/memory.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { softwarePasskeys } from '#adapters/testing/software-passkeys.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { serviceCorrespondent } from '../actors/service/service-correspondent.ts'
import { serviceHomeVisitor } from '../actors/service/service-home-visitor.ts'
import { serviceMember } from '../actors/service/service-member.ts'
import { serviceLocks } from '../actors/service/service-second-factors.ts'
import { serviceShopper } from '../actors/service/service-shopper.ts'
import { MovableClock } from '../movable-clock.ts'
import type { Raised, Wanted } from '../stage.ts'
import { memoryAdministration } from './memory-administration.ts'
import { memoryArtists } from './memory-artists.ts'
import { memoryDevices, shopOf } from './memory-devices.ts'
import { memorySignedIn } from './memory-signed-in.ts'
import { memoryStage } from './memory-stage.ts'
import { memoryTrendingStage } from './memory-trending-stage.ts'

/** The services over memory, in this process: the rules alone, without any I/O. */
export async function raise({ terms }: Wanted): Promise<Raised> {
  const clock = new MovableClock()
  const memory = new Memory()
  const shop = memoryAssembly(
    memory,
    given(system.clock, clock),
    given(settings, { ...testSettings, ...terms }),
  )
  const visitor = { ...givenVisit(randomUUID()), device: 'Firefox' }
  return {
    stage: memoryStage(memory, shop, clock),
    shopper: serviceShopper(shopOf(shop, async () => null)),
    correspondent: serviceCorrespondent(
      shop.get(artistServices.artists),
      shop.get(messageServices.messages)(givenVisit()),
    ),
    newMember: async () => {
      const visit = givenVisit()
      const accounts = shop.get(identityServices.accounts)(visit)
      const secondFactors = shop.get(identityServices.secondFactors)(visit)
      return serviceMember(accounts, serviceLocks(accounts, secondFactors, softwarePasskeys(visit.origin)))
    },
    newDevice: memoryDevices(shop),
    artistsAtWork: memoryArtists(memory, shop, clock),
    signedIn: memorySignedIn(memory, shop, clock),
    administration: memoryAdministration(memory, shop, clock),
    trends: memoryTrendingStage(memory.gallery, shop.get(cataloguePorts.signals), clock),
    home: serviceHomeVisitor(
      shop.get(catalogueServices.catalogue),
      shop.get(catalogueServices.visits)(visitor),
    ),
  }
}
