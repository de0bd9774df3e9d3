import { ContainerModule } from 'inversify'
import {
  artistReturnsController,
  returnAdministrationController,
} from '#adapters/http/returns/returns-controllers.ts'
import { withdrawalsController } from '#adapters/http/returns/withdrawals-controller.ts'
import { apiControllers } from '../controller-tokens.ts'
import { returnServices } from './returns.tokens.ts'

const { withdrawals, own, administration } = returnServices

export const returnsControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(withdrawalsController, [withdrawals])
  bind(apiControllers).toResolvedValue(artistReturnsController, [own])
  bind(apiControllers).toResolvedValue(returnAdministrationController, [administration])
})
