import { ContainerModule } from 'inversify'
import { owing } from '#adapters/http/guarded.ts'
import { accountController } from '#adapters/http/identity/account-controller.ts'
import { passkeysController } from '#adapters/http/identity/passkeys-controller.ts'
import { providerController, providerReturnController } from '#adapters/http/identity/provider-controllers.ts'
import { secondFactorController } from '#adapters/http/identity/second-factor-controller.ts'
import { sessionsController } from '#adapters/http/identity/sessions-controller.ts'
import { signInController } from '#adapters/http/identity/sign-in-controller.ts'
import { oncePerVisit } from '#adapters/http/session.ts'
import { bindService } from '../binding.ts'
import { apiControllers, owesSecondFactor, rootControllers } from '../controller-tokens.ts'
import { callerOf, identityServices, secondFactorCheck } from './identity.tokens.ts'

const { accounts, secondFactors, signInProviders, providerSignIn } = identityServices

export const identityControllers = new ContainerModule(({ bind, onActivation }) => {
  // A visit is a request here.
  onActivation(callerOf, (_, lookUp) => oncePerVisit(lookUp))
  bind(owesSecondFactor).toResolvedValue(owing, [secondFactorCheck]).inSingletonScope()

  bind(apiControllers).toResolvedValue(signInController, [accounts])
  bind(apiControllers).toResolvedValue(accountController, [accounts])
  bind(apiControllers).toResolvedValue(sessionsController, [accounts])
  bind(apiControllers).toResolvedValue(secondFactorController, [secondFactors])
  bind(apiControllers).toResolvedValue(passkeysController, [secondFactors])
  bindService(bind, apiControllers, providerController, {
    providerOf: providerSignIn,
    providers: signInProviders,
  })
  bind(rootControllers).toResolvedValue(providerReturnController, [providerSignIn])
})
