import { isDomainError } from '#domain/shared/domain-error.ts'
import type { AdminAtWork, Newcomer } from './roles/admin.ts'
import type { SanaaWorld } from './world.ts'

export const password = 'a wide blue harbour'
export const profile = { preferredMedium: 'Bronze', bio: 'Casts bells.', country: 'KE', exhibitions: [] }

/** Who takes part in this scenario, by name, and what they were answered last. */
class Participants {
  readonly admins = new Map<string, AdminAtWork>()
  readonly newcomers = new Map<string, Newcomer>()
  answer: string | null = null

  admin(name: string): AdminAtWork {
    const admin = this.admins.get(name)
    if (!admin) throw new Error(`${name} is no admin.`)
    return admin
  }

  newcomer(name: string): Newcomer {
    const newcomer = this.newcomers.get(name)
    if (!newcomer) throw new Error(`${name} has no account.`)
    return newcomer
  }

  /** What is refused is told. */
  async try(doing: Promise<unknown>): Promise<void> {
    this.answer = await doing.then(
      () => null,
      (error: unknown) => {
        if (!isDomainError(error)) throw error
        return error.message
      },
    )
  }
}

const scenarios = new WeakMap<SanaaWorld, Participants>()

export function participants(world: SanaaWorld): Participants {
  const known = scenarios.get(world) ?? new Participants()
  scenarios.set(world, known)
  return known
}

export const emailOf = (name: string): string => `${name.toLowerCase()}@example.test`

export async function signUp(world: SanaaWorld, name: string, role: 'user' | 'artist'): Promise<void> {
  const newcomer = await world.administration.newcomer()
  const request = { name, email: emailOf(name), country: 'KE', phone: '+254712345678', password, role }
  await newcomer.accounts.register(request)
  participants(world).newcomers.set(name, newcomer)
}

export async function prepare(
  world: SanaaWorld,
  name: string,
  title: string,
  as: 'ready' | 'draft' = 'ready',
): Promise<void> {
  await world.administration.prepare(await participants(world).newcomer(name).accounts.profile(), title, as)
}

/** The id of an account as an admin finds it; empty where there is none. */
export async function userIdFor(world: SanaaWorld, admin: string, name: string) {
  const dashboard = participants(world).admin(admin)
  if (name === 'herself') return dashboard.id
  const { items } = await dashboard.users.users({ q: emailOf(name) })
  return items[0]?.id ?? ''
}

export const pending = async (world: SanaaWorld) => {
  const [admin] = participants(world).admins.values()
  return (await admin?.approval.pending({}))?.items ?? []
}
export const artistNamed = async (world: SanaaWorld, name: string): Promise<string> =>
  (await pending(world)).find((artist) => artist.name === name)?.id ?? ''
