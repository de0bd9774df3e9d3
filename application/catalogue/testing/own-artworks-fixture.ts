import { beforeAll, beforeEach } from 'vitest'
import type { Caller, SignedInCaller } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { type ArtworkForm, blankArtwork } from '#domain/catalogue/artwork-fields.ts'
import type { KeptPictures } from '../kept-pictures.ts'
import { type OwnArtworks, type OwnArtworkView } from '../own-artworks-contract.ts'
import type { UnusedPictures } from '../services/unused-pictures-service.ts'
import type { WholeArtworks } from '../services/whole-artworks-service.ts'

/** The services over one kind of storage, and how a test lays out what they work on. */
export interface OwnArtworksBackstage {
  readonly artworksOf: (caller: Caller) => OwnArtworks
  readonly wholeOf: (caller: Caller) => WholeArtworks
  readonly kept: KeptPictures
  readonly unusedPictures: UnusedPictures
  /** Hashes of the pictures that it has thrown away. */
  readonly thrownAway: readonly string[]
  /** An account that is an artist. @returns its id */
  givenArtist(approved: boolean): Promise<string>
  givenUser(): Promise<string>
  /** Whether everyone can see a work. */
  isPublic(artworkId: string): Promise<boolean>
  hideByAdmin(artworkId: string, reason: string): Promise<void>
  /** Somebody buys a piece. */
  sell(artworkId: string): Promise<void>
  /** Somebody looks at it. */
  look(artworkId: string): Promise<void>
}

const caller = (userId: string): SignedInCaller => ({ userId, role: 'artist', sessionId: 'session' })

export const dusk: ArtworkForm = {
  ...blankArtwork,
  title: 'Harbour at Dusk',
  description: 'The last ferry.',
  category: 'paintings',
  medium: 'Oil on board',
  year: 2025,
  edition: '3 of 12',
  widthCm: 60,
  heightCm: 45.5,
  price: 640_50,
  stock: 2,
  unique: false,
}

let drawn = 0
/** A picture unlike every other, or whatever else a test sends. */
export const picture = (content = `\x89PNG picture ${++drawn}`): SentFile => {
  const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0))
  return {
    name: 'picture.png',
    type: 'image/png',
    size: bytes.length,
    async *stream() {
      yield bytes
    },
  }
}

export const table = (...lines: string[]): SentFile => ({
  ...picture(`${lines.join('\n')}\n`),
  name: 'export.csv',
})

export const csv = (...lines: string[]): SentFile => table('title,price,stock,imageUrl', ...lines)

export const formOf = ({ dimensions, category, price, ...view }: OwnArtworkView): ArtworkForm => ({
  ...view,
  category: category === 'other' ? '' : category,
  widthCm: dimensions?.widthCm ?? null,
  heightCm: dimensions?.heightCm ?? null,
  depthCm: dimensions?.depthCm ?? null,
  price: price === 0 ? null : price,
})

/** Own artworks over one kind of storage, with an artist of their own for each test. */
export function ownArtworksFixture(open: (clock: Clock) => Promise<OwnArtworksBackstage>) {
  let now = Date.UTC(2026, 4, 1)
  let backstage: OwnArtworksBackstage
  let userId: string
  let own: OwnArtworks

  /** Every call is a second later than the last. */
  const clock = { now: () => new Date((now += 1_000)) }
  const ownOf = (id: string | null) => backstage.artworksOf(id === null ? null : caller(id))

  beforeAll(async () => {
    backstage = await open(clock)
  })
  beforeEach(async () => {
    userId = await backstage.givenArtist(true)
    own = ownOf(userId)
  })

  /** A work with one picture that has its words. */
  async function ready(form: ArtworkForm = dusk): Promise<OwnArtworkView> {
    const { id } = await own.create(form)
    const { pictures, version } = await own.addPicture(id, picture())
    const worded = pictures.map((each) => ({ id: each.id, alt: 'A harbour' }))
    return own.save(id, { ...form, pictures: worded }, version)
  }
  async function onShow(form: ArtworkForm = dusk): Promise<OwnArtworkView> {
    const { id, version } = await ready(form)
    return own.publish(id, version)
  }
  return {
    get backstage() {
      return backstage
    },
    get userId() {
      return userId
    },
    /** What the artist of this test does with their works. */
    get own() {
      return own
    },
    /** Goes on as another artist. */
    set own(other: OwnArtworks) {
      own = other
    },
    ownOf,
    wholeOf: (id: string) => backstage.wholeOf(caller(id)),
    ready,
    onShow,
    titles: async (request: Parameters<OwnArtworks['list']>[0] = {}) =>
      (await own.list(request)).items.map(({ title }) => title),
    /** Lets milliseconds go by. */
    pass: (milliseconds: number) => void (now += milliseconds),
  }
}

export type OwnArtworksFixture = ReturnType<typeof ownArtworksFixture>
