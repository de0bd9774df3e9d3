import type { PictureIntake } from '#application/catalogue/picture-intake.ts'
import type { ArtistMembership } from '#application/identity/artist-membership.ts'
import type { CallerOf } from '#application/identity/sessions/callers.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { renewSession, type SessionPorts } from '#application/identity/steps/sign-in.ts'
import type { UserRepository } from '#application/identity/user-repository.ts'
import { nothingHere, notSignedIn, signedIn, signedInAs } from '#application/shared/caller.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import type { StoredImage } from '#application/shared/image-store.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import { staleVersion } from '#application/shared/stale-version.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { Artist } from '#domain/artists/artist.ts'
import { checklistOf, missingFrom } from '#domain/artists/checklist.ts'
import { profileFrom } from '#domain/artists/profile-fields.ts'
import { isBlankProfile, profileFormErrors } from '#domain/artists/profile-form.ts'
import type { Role } from '#domain/identity/roles.ts'
import type { User } from '#domain/identity/user.ts'
import { DomainError, isDomainError } from '#domain/shared/domain-error.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import type { ArtistRepository } from '../artist-repository.ts'
import type { OwnProfile, OwnProfileView, ProfileForm } from '../own-profile-contract.ts'
import type { OwnProfileReader } from '../own-profile-reader.ts'

export interface OwnProfilePorts extends SessionPorts {
  readonly artists: ArtistRepository
  readonly profiles: OwnProfileReader
  readonly membership: ArtistMembership
  readonly users: UserRepository
  readonly pictures: PictureIntake
  readonly happenings: Pick<Happenings, 'tell'>
  readonly jobs: Jobs
  readonly work: UnitOfWork
  readonly callerOf: CallerOf
}

/** The session of the browser that visits, and the secret that it came with. */
interface Here {
  readonly sessionId: string
  readonly token: string | null
}

const noProfile = (): DomainError =>
  new DomainError('not-found', 'profile-not-found', 'You have no profile as an artist yet.')

/** A picture that is refused, by the name of the field that brought it here. */
function refusedHere(error: unknown): never {
  if (isDomainError(error) && error.fields?.images !== undefined)
    throw new DomainError(error.refusal, error.code, error.message, { profilePicture: error.message })
  throw error
}

/** An artist's own profile, for one visitor at a time: see the contract. */
export const ownProfileService =
  (ports: OwnProfilePorts) =>
  (visit: Visit): OwnProfile => {
    const { artists, profiles, membership, users, sessions, pictures, happenings, jobs, work, clock } = ports
    const artistCaller = async () => signedInAs('artist', await ports.callerOf(visit))

    async function view(userId: string): Promise<OwnProfileView> {
      const row = await profiles.ofUser(userId)
      if (!row) throw noProfile()
      const { readiness, ...profile } = row
      return {
        ...profile,
        checklist: checklistOf(profile.artistProfile, readiness.hasPicture, readiness.works),
      }
    }

    async function own(userId: string): Promise<Artist> {
      const artist = await artists.ofUser(userId)
      if (!artist) throw noProfile()
      return artist
    }

    /** Somebody who was an artist before is none that an admin has decided about. */
    async function anew(userId: string): Promise<Artist> {
      const artist = await artists.ofAccount(userId)
      if (!artist) throw noProfile()
      artist.beginAnew()
      return artist
    }

    async function account(userId: string): Promise<User> {
      const user = await users.byId(userId)
      if (!user) throw notSignedIn()
      return user
    }

    /** What a browser was signed in to before is less, or more, than what it would be now. */
    async function takeRole(user: User, role: Role, { sessionId, token }: Here): Promise<void> {
      if (user.role === role) return
      user.role = role
      await users.save(user)
      await sessions.endAll(user.id, sessionId)
      await renewSession(ports, visit, token)
    }

    async function fillIn(artist: Artist, form: ProfileForm, picture: StoredImage | null): Promise<void> {
      artist.profile = profileFrom(form)
      if (picture) artist.picture = { hash: picture.hash, width: picture.width, height: picture.height }
      await artists.save(artist)
      if (picture) await jobs.add('make-picture-sizes', { hash: picture.hash })
    }

    /** Pictures take their time: nothing waits for them. */
    const taken = async ({ profilePicture }: ProfileForm) =>
      profilePicture === undefined ? null : pictures.take(profilePicture, 'portrait').catch(refusedHere)

    return {
      profile: async () => view((await artistCaller()).userId),

      async create(form) {
        const { userId, role, sessionId } = signedIn(await ports.callerOf(visit))
        const here = { sessionId, token: visit.token }
        if (role === 'admin') throw nothingHere()
        refuseFaults('profile-refused', profileFormErrors(form))
        const picture = await taken(form)
        await work.run(async () => {
          const user = await account(userId)
          await membership.apply(userId, user.name, clock.now())
          const artist = await anew(userId)
          if (user.role === 'artist' && !isBlankProfile(artist.profile))
            throw new DomainError('conflict', 'profile-exists', 'You have a profile already.')
          await fillIn(artist, form, picture)
          await takeRole(user, 'artist', here)
        })
        return view(userId)
      },

      async update(form, version) {
        const { userId } = await artistCaller()
        refuseFaults('profile-refused', profileFormErrors(form))
        const picture = await taken(form)
        await work.run(async () => {
          const artist = await own(userId)
          if (artist.version !== version) throw staleVersion()
          await fillIn(artist, form, picture)
        })
        return view(userId)
      },

      async remove() {
        const { userId, sessionId } = await artistCaller()
        const here = { sessionId, token: visit.token }
        await work.run(async () => {
          await own(userId)
          await membership.leave(userId)
          await artists.partFrom(userId)
          await takeRole(await account(userId), 'user', here)
        })
      },

      async askForApproval() {
        const { userId } = await artistCaller()
        await work.run(async () => {
          const artist = await own(userId)
          const { hasPicture, works } = await artists.readiness(artist.id)
          const missing = missingFrom(checklistOf(artist.profile, hasPicture, works))
          if (missing.length > 0)
            throw new DomainError(
              'rule-broken',
              'checklist-incomplete',
              `Before we can look at it, this is missing: ${missing.join(', ')}.`,
            )
          const alreadyWaits = artist.askedAt !== null
          artist.ask(clock.now())
          if (alreadyWaits) return
          await artists.save(artist)
          await happenings.tell(
            { kind: 'artist-waits', artistId: artist.id, name: artist.name },
            { admins: true },
          )
        })
        return view(userId)
      },
    }
  }
