import { beforeEach, describe, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { membership as membershipToken } from '#adapters/composition/identity/identity.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { randomIds } from '#adapters/system/system.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { accountMembership } from '#application/artists/account-membership.ts'
import type { ArtistMembership } from '#application/identity/artist-membership.ts'
import { formerArtist } from '#domain/artists/artist.ts'
import { aLine, anOrder } from '#domain/testing/orders.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'
import { hangWork } from '../testing/given-works.ts'
import { memoryArtistRepository } from './memory-artist-repository.ts'

const at = new Date('2026-03-01T10:00:00Z')

let memory: Memory
let heard: unknown[]
let userId: string
let membership: ArtistMembership

beforeEach(async () => {
  memory = new Memory()
  heard = []
  userId = givenUser(memory.accounts, {})
  membership = memoryAssembly(
    memory,
    given(sharedPorts.happenings, {
      tell: async (...news) => void heard.push(news),
      listen: async () => () => undefined,
    }),
  ).get(membershipToken)
  await membership.apply(userId, 'Amina', at)
})

const kept = () => memory.gallery.artists.get(memory.accounts.artistIds.get(userId) ?? '')

describe('an account that is an artist’s', () => {
  it('applies once, and the admins hear of it once', async () => {
    const news = { kind: 'artist-waits', artistId: kept()?.id, name: 'Amina' }
    expect(heard).toEqual([[news, { admins: true }]])
    await membership.apply(userId, 'Somebody else', at)
    expect(kept()).toMatchObject({ name: 'Amina', memberSince: at, approval: 'pending' })
    expect(heard).toHaveLength(1)
  })

  it('leaves an open form good where a change changes nothing', async () => {
    const version = kept()?.version
    await membership.rename(userId, 'Amina')
    await membership.giveBack(userId)
    expect(kept()?.version).toBe(version)
    await membership.withhold(userId)
    const withheld = kept()
    await membership.withhold(userId)
    expect(kept()).toEqual(withheld)
  })

  it('takes the new name, also while it is withheld', async () => {
    await membership.withhold(userId)
    await membership.rename(userId, 'Amina N.')
    expect(kept()).toMatchObject({ name: 'Amina N.', approval: 'withheld', approvalBefore: 'pending' })
  })

  it('leaves nothing on the walls, and no picture', async () => {
    const id = kept()?.id ?? ''
    kept()?.approve()
    Object.assign(kept() ?? {}, { picture: { hash: 'a', width: 800, height: 600 } })
    hangWork(memory.gallery, { title: 'Bell', price: 100, stock: 1, artistId: id })
    await membership.leave(userId)
    expect(kept()).toMatchObject({ id, name: formerArtist, approval: 'rejected', picture: null })
    expect([...memory.gallery.artworks.values()].map(({ visibility }) => visibility)).toEqual(['hidden'])
  })

  it('stays where a work was ordered a moment before it came off the walls', async () => {
    const artist = { id: kept()?.id ?? '', name: 'Amina' }
    const order = anOrder({ id: 'one', number: '1', lines: [aLine({ artist })] }, at)
    const artists = memoryArtistRepository(memory.gallery, memory.accounts, memory.orders, memory.books)
    const racing = accountMembership({
      artists: {
        ...artists,
        async hideWorks(id) {
          memory.orders.orders.set(order.number, order)
          await artists.hideWorks(id)
        },
      },
      happenings: { tell: async () => undefined },
      ids: randomIds,
    })
    const leaving = memory.work.run(() => racing.leave(userId))
    await expect(leaving).rejects.toMatchObject({ refusal: 'conflict', code: 'parcels-to-send' })
    expect(kept()).toMatchObject({ name: 'Amina', approval: 'pending' })
  })

  it('is nothing to an account that is no artist’s', async () => {
    const lena = givenUser(memory.accounts, {})
    await membership.rename(lena, 'Lena')
    await membership.withhold(lena)
    await membership.giveBack(lena)
    await membership.leave(lena)
    expect(memory.gallery.artists.size).toBe(1)
    expect(await membership.parcelsToSend(lena)).toBe(0)
  })
})
