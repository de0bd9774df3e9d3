import { ContainerModule } from 'inversify'
import { ibanRegistry } from '#adapters/ibans/iban-registry.ts'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { randomIds, sha256, systemClock } from '#adapters/system/system.ts'
import { installation } from '../tokens.ts'
import { system } from './shared.tokens.ts'

/** What the system itself gives. */
export const sharedModule = new ContainerModule(({ bind }) => {
  bind(system.clock).toConstantValue(systemClock)
  bind(system.ids).toConstantValue(randomIds)
  bind(system.digest).toConstantValue(sha256)
  bind(system.ibans).toConstantValue(ibanRegistry)
  bind(system.phones).toConstantValue(numberingPlans)
  bind(system.seal)
    .toResolvedValue(({ secretKey }) => aesSeal(secretKey), [installation])
    .inSingletonScope()
})
