import { ContainerModule } from 'inversify'
import { totpApps } from '#adapters/authenticators/totp-apps.ts'
import { webauthn } from '#adapters/passkeys/webauthn.ts'
import { secondFactorCheck as checkService } from '#application/identity/second-factors/second-factor-check.ts'
import { accountsService } from '#application/identity/services/accounts-service.ts'
import { adminAppointmentService } from '#application/identity/services/admin-appointment-service.ts'
import { providerSignInService } from '#application/identity/services/provider-sign-in-service.ts'
import { secondFactorsService } from '#application/identity/services/second-factors-service.ts'
import { callers, stillSignedIn } from '#application/identity/sessions/callers.ts'
import { bindService, settings } from '../binding.ts'
import { notificationPorts } from '../notifications/notifications.tokens.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import {
  callerOf,
  identityPorts,
  identityServices,
  isStill,
  membership,
  providerPorts,
  secondFactorCheck,
  secondFactorDevices,
  secondFactorPorts,
} from './identity.tokens.ts'

const { users, accounts, sessions, tokens, passwords } = identityPorts
const { authenticators, passkeys, challenges } = secondFactorPorts
const { apps, verifier } = secondFactorDevices
const { store, provider } = providerPorts
const { outbox } = notificationPorts
const { work, throttle } = sharedPorts
const { clock, ids, digest, seal, phones } = system

/** What signing in stands on, in every way there is. */
const signIn = { users, accounts, sessions, throttle, outbox, work, clock, ids, digest, seal }

/** Accounts, their second locks, other providers to sign in with, and who is behind a visit. */
export const identityModule = new ContainerModule(({ bind }) => {
  bind(secondFactorDevices.apps).toConstantValue(totpApps)
  bind(secondFactorDevices.verifier).toConstantValue(webauthn)
  bindService(bind, callerOf, callers, { sessions, clock, digest })
  bindService(bind, isStill, stillSignedIn, { sessions, clock, digest })
  bindService(bind, secondFactorCheck, checkService, { authenticators, apps, passkeys, clock, digest })

  bindService(bind, identityServices.accounts, accountsService, {
    ...signIn,
    tokens,
    passwords,
    membership,
    callerOf,
    phones,
    secondFactors: secondFactorCheck,
  })
  bindService(bind, identityServices.secondFactors, secondFactorsService, {
    ...signIn,
    authenticators,
    apps,
    passkeys,
    challenges,
    verifier,
    callerOf,
    check: secondFactorCheck,
  })
  bindService(bind, identityServices.providerSignIn, providerSignInService, {
    ...signIn,
    store,
    provider,
    membership,
    check: secondFactorCheck,
  })
  bindService(bind, identityServices.adminAppointment, adminAppointmentService, {
    users,
    sessions,
    tokens,
    passwords,
    outbox,
    work,
    clock,
    ids,
    digest,
  })
  bind(identityServices.signInProviders)
    .toResolvedValue(({ openId }) => ({ known: async () => ({ google: openId !== undefined }) }), [settings])
    .inSingletonScope()
})
