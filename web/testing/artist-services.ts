import type { ArtistOrderView, InboxMessage } from '#application/artist-dashboard/contract.ts'
import type { OwnProfileView } from '#application/artists/own-profile-contract.ts'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import type { ArtistServices } from '#application/pages/page-services.ts'
import { detailsFrom, formFrom } from '#domain/catalogue/artwork-details.ts'
import type { ArtworkForm } from '#domain/catalogue/artwork-fields.ts'
import { refuseUnlessPublishable, stateOf } from '#domain/catalogue/publishing.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { ownProfile, ownWork } from './artist-views.ts'
import { noClaimsKept } from './claim-services.ts'
import { importLines } from './import-lines.ts'
import { ownShippingOf } from './own-shipping.ts'
import { ownPayoutsOf } from './payout-services.ts'

interface Given {
  readonly profile?: OwnProfileView | null
  readonly works?: readonly OwnArtworkView[]
  readonly orders?: readonly ArtistOrderView[]
  readonly messages?: readonly InboxMessage[]
}

const absent = () => new DomainError('not-found', 'artwork-not-found', 'There is no such artwork.')

const stale = () =>
  new DomainError(
    'conflict',
    'stale-version',
    'This was changed somewhere else meanwhile. Please look again.',
  )

/** The artist's services, which remember, without a server behind them. `works` can be looked into and changed behind its back. */
export function artistServicesOf(given: Given = {}) {
  let profile = given.profile === undefined ? ownProfile() : given.profile
  let works = [...(given.works ?? [])]
  let orders = [...(given.orders ?? [])]
  let messages = [...(given.messages ?? [])]
  const gone = new Map<string, OwnArtworkView>()
  /** Pictures that were taken off, by work: they can come back. */
  const takenOff = new Map<string, OwnArtworkView['pictures']>()
  let count = 0

  const find = (id: string): OwnArtworkView => {
    const found = works.find((work) => work.id === id)
    if (!found) throw absent()
    return found
  }
  const put = (work: OwnArtworkView): OwnArtworkView => {
    works = works.some(({ id }) => id === work.id)
      ? works.map((each) => (each.id === work.id ? work : each))
      : [work, ...works]
    return work
  }
  const written = (work: OwnArtworkView, form: ArtworkForm): OwnArtworkView => {
    const all = [...work.pictures, ...(takenOff.get(work.id) ?? [])]
    takenOff.set(work.id, all)
    const pictures = form.pictures.flatMap(({ id, alt }) => {
      const picture = all.find((each) => each.id === id)
      return picture ? [{ ...picture, alt }] : []
    })
    return { ...work, ...detailsFrom(form), pictures, version: work.version + 1 }
  }
  const current = (id: string, version: number): OwnArtworkView => {
    const work = find(id)
    if (work.version !== version) throw stale()
    return work
  }
  const formOf = (work: OwnArtworkView): ArtworkForm => ({
    ...formFrom(work),
    pictures: work.pictures,
  })
  const page = <Item>(items: readonly Item[]) => ({ items, total: items.length, next: null })

  const services: ArtistServices = {
    ...ownPayoutsOf(),
    shipping: ownShippingOf(),
    returns: { returns: async () => [], receive: async () => [], sayWhere: async () => [] },
    claims: noClaimsKept,
    profile: {
      profile: async () => {
        if (!profile) throw new DomainError('not-found', 'profile-not-found', 'There is no profile yet.')
        return profile
      },
      create: async (form) => {
        profile = ownProfile({ approval: 'pending', artistProfile: { ...form } })
        return profile
      },
      update: async (form, version) => {
        if (!profile || profile.version !== version) throw stale()
        profile = { ...profile, artistProfile: { ...form }, version: version + 1 }
        return profile
      },
      remove: async () => {
        profile = null
      },
      askForApproval: async () => {
        if (!profile) throw new DomainError('not-found', 'profile-not-found', 'There is no profile yet.')
        profile = { ...profile, waiting: true, approval: 'pending', rejection: null }
        return profile
      },
    },
    artworks: {
      list: async ({ q = '', state }) =>
        page(
          works.filter(
            (work) => (!state || work.state === state) && work.title.toLowerCase().includes(q.toLowerCase()),
          ),
        ),
      artwork: async (id) => find(id),
      create: async (form) => {
        count += 1
        const id = `new-${count}`
        return put(written(ownWork({ id, state: 'draft', pictures: [], version: 0 }), form))
      },
      save: async (id, form, version) => put(written(current(id, version), form)),
      publish: async (id, version) => {
        const work = current(id, version)
        refuseUnlessPublishable(formOf(work), new Date())
        return put({ ...work, state: stateOf('public', work.stock), version: version + 1 })
      },
      withdraw: async (id, version) => put({ ...current(id, version), state: 'draft', version: version + 1 }),
      withdrawAll: async () =>
        works
          .filter(({ state }) => state === 'public' || state === 'sold-out')
          .map((work) => put({ ...work, state: 'draft', version: work.version + 1 })),
      duplicate: async (id) => {
        count += 1
        return put({ ...find(id), id: `copy-${count}`, state: 'draft', version: 1 })
      },
      remove: async (id) => {
        gone.set(id, find(id))
        works = works.filter((work) => work.id !== id)
      },
      putBack: async (id) => {
        const work = gone.get(id)
        if (!work) throw absent()
        gone.delete(id)
        return put(work)
      },
      addPicture: async (id, file, progress) => {
        const work = find(id)
        if (file.type === 'text/plain')
          throw new DomainError(
            'rule-broken',
            'picture-unknown',
            'This file is not a picture that we can read.',
          )
        progress?.(1)
        count += 1
        const picture = {
          id: `picture-${count}`,
          imageUrl: '/media/new/800',
          width: 800,
          height: 600,
          alt: '',
          ready: true,
        }
        return put({ ...work, pictures: [...work.pictures, picture], version: work.version + 1 })
      },
      previewImport: async (_csv, rate) => importLines(rate),
      import: async () => ({ came: 1, skipped: 1 }),
    },
    dashboard: {
      waiting: async () => ({
        orders: orders.filter(({ status }) => status === 'waiting').length,
        claims: (await services.claims.waiting()).length,
        messages: messages.filter(({ read }) => !read).length,
      }),
      orders: async ({ status }) => page(orders.filter((order) => !status || order.status === status)),
      order: async (number) => {
        const found = orders.find((order) => order.number === number)
        if (!found) throw new DomainError('not-found', 'order-not-found', 'There is no such order.')
        return found
      },
      ship: async (number, { carrier, trackingNumber }) => {
        if (carrier.trim() === '')
          throw new DomainError('rule-broken', 'parcel-incomplete', 'A carrier is required', {
            carrier: 'A carrier is required',
          })
        orders = orders.map((order) =>
          order.number === number ? { ...order, status: 'shipped', carrier, trackingNumber } : order,
        )
        return await services.dashboard.order(number)
      },
      correctParcel: async (number, { carrier, trackingNumber }) => {
        orders = orders.map((order) =>
          order.number === number ? { ...order, carrier, trackingNumber } : order,
        )
        return await services.dashboard.order(number)
      },
      earnings: async () => ({
        sales: 20_000,
        fee: 3_000,
        earned: 17_000,
        refunded: 0,
        netSales: 20_000,
        paidOut: 0,
        balance: 17_000,
        nextPayout: { on: '2026-12-01', amount: 8_500 },
        ordersToShip: orders.filter(({ status }) => status === 'waiting').length,
        perMonth: [
          { month: new Date().toISOString().slice(0, 7), sales: 20_000, fee: 3_000, earned: 17_000 },
        ],
      }),
      ledger: async () => page([]),
      messages: async () => page(messages),
      answer: async (id, text) => {
        messages = messages.map((message) =>
          message.id === id
            ? { ...message, answers: [...message.answers, { text, at: '2026-11-02T10:00:00.000Z' }] }
            : message,
        )
        const answered = messages.find((message) => message.id === id)
        if (!answered) throw new DomainError('not-found', 'message-not-found', 'There is no such message.')
        return answered
      },
      markRead: async (id) => {
        messages = messages.map((message) => (message.id === id ? { ...message, read: true } : message))
      },
    },
  }
  return {
    services,
    /** What the dashboard holds now. */
    works: () => works,
    /** Somebody else changes a work meanwhile. */
    changeElsewhere: (id: string, change: Partial<OwnArtworkView>) => {
      const work = find(id)
      put({ ...work, ...change, version: work.version + 1 })
    },
  }
}
