import { ContainerModule } from 'inversify'
import { accountMembership } from '#application/artists/account-membership.ts'
import { artistDirectoryService } from '#application/artists/services/artist-directory-service.ts'
import { ownProfileService } from '#application/artists/services/own-profile-service.ts'
import { bindService } from '../binding.ts'
import { intakePorts } from '../catalogue/catalogue.tokens.ts'
import { callerOf, identityPorts, membership } from '../identity/identity.tokens.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { artistPorts, artistServices } from './artists.tokens.ts'

const { reader, artists, profiles } = artistPorts
const { users, sessions } = identityPorts
const { work, jobs, happenings } = sharedPorts
const { clock, ids, digest } = system

/** The artists as visitors read of them, and becoming one, staying one, and leaving. */
export const artistsModule = new ContainerModule(({ bind }) => {
  bindService(bind, membership, accountMembership, { artists, happenings, ids })
  bindService(bind, artistServices.artists, artistDirectoryService, { artists: reader })
  bindService(bind, artistServices.ownProfile, ownProfileService, {
    artists,
    profiles,
    membership,
    users,
    sessions,
    happenings,
    jobs,
    work,
    callerOf,
    clock,
    ids,
    digest,
    pictures: intakePorts.intake,
  })
})
