import {
  artistApprovalClient,
  statisticsClient,
  userAdministrationClient,
} from '#adapters/http-client/admin-client.ts'
import { type HttpCaller, httpCaller } from '#adapters/http-client/call.ts'
import { ownArtworksClient } from '#adapters/http-client/own-artworks-client.ts'
import { ownProfileClient } from '#adapters/http-client/own-profile-client.ts'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { blankArtwork } from '#domain/catalogue/artwork-fields.ts'
import type { Worker, WorkWish } from '#features/support/roles/asker-at-work.ts'

/** What has to be known first is looked up while the line holds; then the question itself. */
type Question = () => Promise<() => Promise<unknown>>

const account = {
  name: 'Lena Okoro',
  email: 'lena@example.test',
  country: 'NG',
  phone: '',
  role: 'user',
} as const
const profile = { preferredMedium: 'Bronze', bio: 'Casts bells.', country: 'KE', exhibitions: [] }
const work = { ...blankArtwork, title: 'Bell' }

function questionsOf(call: HttpCaller): Readonly<Record<WorkWish, Question>> {
  const [own, artworks] = [ownProfileClient(call), ownArtworksClient(call)]
  const [users, approval, statistics] = [
    userAdministrationClient(call),
    artistApprovalClient(call),
    statisticsClient(call),
  ]

  async function someone() {
    const [found] = (await users.users({ q: account.email })).items
    if (!found) throw new Error(`Nobody has the address ${account.email}.`)
    return found
  }
  async function waiting() {
    const [first] = (await approval.pending({})).items
    if (!first) throw new Error('Nobody waits for approval.')
    return first.id
  }
  return {
    'to make her profile': async () => () => own.create(profile),
    'her profile as an artist': async () => own.profile,
    'to change her profile': async () => {
      const { version } = await own.profile()
      return () => own.update({ ...profile, bio: 'Casts small bells.' }, version)
    },
    'to delete her profile': async () => own.remove,
    'to begin a work': async () => () => artworks.create(work),
    'her works': async () => () => artworks.list({}),
    'to change a work': async () => {
      const [first] = (await artworks.list({})).items
      return () => artworks.save(first?.id ?? '', { ...work, title: 'Small bell' }, first?.version ?? 0)
    },
    'the numbers of people': async () => statistics.users,
    'the numbers of works': async () => statistics.artworks,
    'who waits for approval': async () => () => approval.pending({}),
    'to reject an artist': async () => {
      const id = await waiting()
      return () => approval.reject(id, 'Please add a picture of you')
    },
    'to approve an artist': async () => {
      const id = await waiting()
      return () => approval.approve(id)
    },
    'to open an account': async () => () => users.create(account),
    'the accounts': async () => () => users.users({}),
    'to change an account': async () => {
      const { id, version } = await someone()
      return () => users.update(id, { ...account, phone: '+2348012345678' }, version)
    },
    'to delete an account': async () => {
      const { id } = await someone()
      return () => users.remove(id)
    },
  }
}

/** Asks by the HTTP client, over a line that can be cut. @param send with the cookie of whoever is signed in */
export function serviceWorker(origin: string, send: typeof fetch): Worker {
  let isCut = false
  const questions = questionsOf(
    httpCaller({
      origin,
      fetch: (asked, init) => (isCut ? Promise.reject(new TypeError('The line is cut.')) : send(asked, init)),
    }),
  )
  return {
    async askInVain(wish) {
      const ask = await questions[wish]()
      isCut = true
      try {
        await ask()
        return null
      } catch (error) {
        if (isUnavailable(error)) return error.message
        throw error
      } finally {
        isCut = false
      }
    },
    async askAgain(wish) {
      const ask = await questions[wish]()
      await ask()
    },
    leave: async () => undefined,
  }
}
