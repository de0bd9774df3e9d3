import { ContainerModule } from 'inversify'
import { bindService, token } from '../binding.ts'
import { housekeeping, type Upkeep, upkeepNeeds } from './upkeep.ts'

export const upkeep = token<Upkeep>('upkeep')

/** What has to be done again and again while the product is served. */
export const upkeepModule = new ContainerModule(({ bind }) => {
  bindService(bind, upkeep, housekeeping, upkeepNeeds)
})
