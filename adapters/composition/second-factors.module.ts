import { ContainerModule } from 'inversify'
import { totpApps } from '#adapters/authenticators/totp-apps.ts'
import { passkeysController } from '#adapters/http/identity/passkeys-controller.ts'
import { providerController, providerReturnController } from '#adapters/http/identity/provider-controllers.ts'
import { secondFactorController } from '#adapters/http/identity/second-factor-controller.ts'
import { openIdProvider } from '#adapters/oidc/openid-provider.ts'
import { webauthn } from '#adapters/passkeys/webauthn.ts'
import { postgresAuthenticatorStore } from '#adapters/postgres/identity/postgres-authenticator-store.ts'
import { postgresPasskeyChallenges } from '#adapters/postgres/identity/postgres-passkey-challenges.ts'
import { postgresPasskeyStore } from '#adapters/postgres/identity/postgres-passkey-store.ts'
import { postgresProviderStore } from '#adapters/postgres/identity/postgres-provider-store.ts'
import { sha256 } from '#adapters/system/system.ts'
import { providerSignInService } from '#application/identity/providers/provider-sign-in-service.ts'
import { secondFactorCheck } from '#application/identity/second-factors/second-factor-check.ts'
import { secondFactorsService } from '#application/identity/second-factors/second-factors-service.ts'
import {
  apiControllers,
  database,
  ports,
  rootControllers,
  type Settings,
  services,
  settings,
} from './tokens.ts'

/** Second locks on accounts, and signing in with another provider's account. */
export const secondFactorsModule = new ContainerModule(({ bind }) => {
  bind(ports.authenticatorStore)
    .toResolvedValue(postgresAuthenticatorStore, [database.queries, ports.seal])
    .inSingletonScope()
  bind(ports.authenticatorApps).toConstantValue(totpApps)
  bind(ports.passkeyStore).toResolvedValue(postgresPasskeyStore, [database.queries]).inSingletonScope()
  bind(ports.passkeyChallenges)
    .toResolvedValue(postgresPasskeyChallenges, [database.queries])
    .inSingletonScope()
  bind(ports.passkeyVerifier).toConstantValue(webauthn)
  bind(ports.providerStore).toResolvedValue(postgresProviderStore, [database.queries]).inSingletonScope()
  bind(ports.identityProvider)
    .toResolvedValue(
      ({ openId, onProviderTrouble = () => undefined }: Settings) =>
        openId ? openIdProvider(openId, onProviderTrouble) : null,
      [settings],
    )
    .inSingletonScope()
  bind(ports.secondFactorCheck)
    .toResolvedValue(
      (authenticators, apps, passkeys, clock, { adminsNeedSecondFactor = false }) =>
        secondFactorCheck(
          { authenticators, apps, passkeys, clock, digest: sha256 },
          (role) => adminsNeedSecondFactor && role === 'admin',
        ),
      [ports.authenticatorStore, ports.authenticatorApps, ports.passkeyStore, ports.clock, settings],
    )
    .inSingletonScope()

  bind(services.secondFactors)
    .toResolvedValue(
      (
        users,
        accounts,
        sessions,
        authenticators,
        apps,
        passkeys,
        challenges,
        verifier,
        check,
        throttle,
        outbox,
        work,
        clock,
        ids,
        callerOf,
        seal,
      ) =>
        secondFactorsService({
          users,
          accounts,
          sessions,
          authenticators,
          apps,
          passkeys,
          challenges,
          verifier,
          check,
          throttle,
          outbox,
          work,
          clock,
          ids,
          callerOf,
          seal,
          digest: sha256,
        }),
      [
        ports.userRepository,
        ports.accountReader,
        ports.sessionRepository,
        ports.authenticatorStore,
        ports.authenticatorApps,
        ports.passkeyStore,
        ports.passkeyChallenges,
        ports.passkeyVerifier,
        ports.secondFactorCheck,
        ports.throttle,
        ports.outbox,
        ports.unitOfWork,
        ports.clock,
        ports.idSource,
        ports.callerOf,
        ports.seal,
      ],
    )
    .inSingletonScope()
  bind(services.signInProviders)
    .toResolvedValue(
      ({ openId }: Settings) => ({ known: async () => ({ google: openId !== undefined }) }),
      [settings],
    )
    .inSingletonScope()
  bind(services.providerSignIn)
    .toResolvedValue(
      (
        users,
        accounts,
        sessions,
        membership,
        store,
        provider,
        check,
        throttle,
        outbox,
        work,
        clock,
        ids,
        seal,
        { publicUrl },
      ) =>
        providerSignInService({
          users,
          accounts,
          sessions,
          membership,
          store,
          provider,
          check,
          throttle,
          outbox,
          work,
          clock,
          ids,
          seal,
          publicUrl,
          digest: sha256,
        }),
      [
        ports.userRepository,
        ports.accountReader,
        ports.sessionRepository,
        ports.artistMembership,
        ports.providerStore,
        ports.identityProvider,
        ports.secondFactorCheck,
        ports.throttle,
        ports.outbox,
        ports.unitOfWork,
        ports.clock,
        ports.idSource,
        ports.seal,
        settings,
      ],
    )
    .inSingletonScope()

  bind(apiControllers).toResolvedValue(secondFactorController, [services.secondFactors])
  bind(apiControllers).toResolvedValue(passkeysController, [services.secondFactors])
  bind(apiControllers).toResolvedValue(providerController, [
    services.providerSignIn,
    services.signInProviders,
  ])
  bind(rootControllers).toResolvedValue(providerReturnController, [services.providerSignIn])
})
