import { welcomeMail } from '#application/notifications/account-mails.ts'
import { galleryPage } from '#application/shared/addresses.ts'
import { registrationErrors } from '#domain/identity/registration.ts'
import { User } from '#domain/identity/user.ts'
import { withWholePhone } from '#domain/shared/phone-numbers.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import type { AccountPorts, AccountSettings } from '../account-ports.ts'
import type { RegistrationRequest } from '../contract.ts'
import { registrationsPerAddress } from '../limits.ts'
import { sendLink } from '../passwords/mail-links.ts'
import { passwordFault } from '../passwords/new-password.ts'
import type { Visit } from '../sessions/visit.ts'
import { signIn } from './sign-in.ts'

async function refuseRegistration(ports: AccountPorts, request: RegistrationRequest): Promise<void> {
  const found = registrationErrors(request, ports.phones)
  const password = found.password ?? (await passwordFault(ports.passwords, request.password, request))
  const fields = Object.keys(found).length > 0 || password === null ? found : { password }
  refuseFaults('registration-refused', fields)
}

/** Signing up: an account, its mails, and a session in the browser that asked; an artist begins as pending. */
export const registrationSteps =
  (ports: AccountPorts, settings: AccountSettings, visit: Visit) =>
  async (request: RegistrationRequest): Promise<User> => {
    const { users, membership, outbox, passwords, throttle, work, clock, ids } = ports
    await refuseRegistration(ports, request)
    await throttle.count(registrationsPerAddress, visit.address)
    const passwordHash = await passwords.hash(request.password)
    const now = clock.now()
    const member = await work.run(async () => {
      const user = new User({ ...withWholePhone(request, ports.phones), id: ids.newId(), passwordHash }, now)
      await users.add(user)
      if (user.role === 'artist') await membership.apply(user.id, user.name, now)
      await outbox.add(
        `welcome:${user.id}`,
        welcomeMail({ name: user.name, email: user.email ?? '' }, `${settings.publicUrl}${galleryPage}`),
        now,
      )
      await sendLink(ports, settings, user, 'verify')
      return user
    })
    await signIn(ports, visit, member)
    return member
  }
