import sharp from 'sharp'
import type { OwnArtworks, OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { formFrom } from '#domain/catalogue/artwork-details.ts'
import { type ArtworkForm, blankArtwork } from '#domain/catalogue/artwork-fields.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { categoryNamed } from '#features/support/categories.ts'
import { centsOf } from '#features/support/parameter-types.ts'
import type { ArtistAtWork, ExportSeen } from '#features/support/roles/artist.ts'

const formOf = (work: OwnArtworkView): ArtworkForm => ({
  ...formFrom(work),
  pictures: work.pictures.map(({ id, alt }) => ({ id, alt })),
})

const file = (name: string, type: string, bytes: Uint8Array): SentFile => ({
  name,
  type,
  size: bytes.length,
  async *stream() {
    yield bytes
  },
})

/** Minds own works through the contract. */
export function serviceArtist(works: OwnArtworks): ArtistAtWork {
  let id = ''
  let elsewhere: OwnArtworkView | null = null
  let csv: SentFile | null = null
  let takenOff: ArtworkForm['pictures'] = []
  let refusal: { message: string | null; fields: Readonly<Record<string, string>> } = {
    message: null,
    fields: {},
  }

  async function tell(asked: Promise<unknown>): Promise<void> {
    refusal = await asked.then(
      () => ({ message: null, fields: {} }),
      (error: unknown) => {
        if (!isDomainError(error)) throw error
        return { message: error.message, fields: error.fields ?? {} }
      },
    )
  }
  const now = () => works.artwork(id)
  const change = async (changes: Partial<ArtworkForm>, from?: OwnArtworkView): Promise<void> => {
    const work = from ?? (await now())
    await tell(works.save(id, { ...formOf(work), ...changes }, work.version))
  }
  async function previewed(...asked: Parameters<OwnArtworks['previewImport']>): Promise<ExportSeen> {
    const lines = await works.previewImport(...asked)
    return {
      works: lines.length,
      fit: lines.filter(({ problems }) => problems.length === 0).length,
      leftOut: [...new Set(lines.flatMap(({ leftOut }) => leftOut))],
      problems: lines.flatMap(({ line, problems }) => problems.map((problem) => [line, problem] as const)),
    }
  }

  const artist: ArtistAtWork = {
    async hasShown(title) {
      await artist.begin(title)
      await artist.write({ description: 'By hand.', category: 'Sculpture', price: '$120.00' })
      await artist.addPicture('The work from the front')
      await artist.publish()
      if (refusal.message !== null) throw new Error(refusal.message)
    },
    async begin(title) {
      id = (await works.create({ ...blankArtwork, title })).id
    },
    write: ({ description, category, edition, price, stock, kind }) =>
      change({
        ...(description !== undefined && { description }),
        ...(category !== undefined && { category: categoryNamed(category) }),
        ...(edition !== undefined && { edition }),
        ...(price !== undefined && { price: centsOf(price) }),
        ...(stock !== undefined && { stock: Number(stock) }),
        ...(kind !== undefined && { unique: kind === 'One of a kind' }),
      }),
    async addPicture(alt) {
      // No picture of a work is there twice.
      const width = 960 + (await now()).pictures.length
      const drawn = sharp({ create: { width, height: 720, channels: 3, background: '#2040a0' } })
      const bytes = new Uint8Array(await drawn.png().toBuffer())
      const { pictures } = await works.addPicture(id, file('harbour.png', 'image/png', bytes))
      const last = pictures.at(-1)
      await change({
        pictures: pictures.map((each) => ({ id: each.id, alt: each === last ? alt : each.alt })),
      })
    },
    async moveLastPictureFirst() {
      const { pictures } = formOf(await now())
      await change({ pictures: [...pictures.slice(-1), ...pictures.slice(0, -1)] })
    },
    async takeFirstPictureOff() {
      const { pictures } = formOf(await now())
      takenOff = pictures.slice(0, 1)
      await change({ pictures: pictures.slice(1) })
    },
    async takePictureBack() {
      await change({ pictures: [...takenOff, ...formOf(await now()).pictures] })
    },
    addLetter: (name) =>
      tell(works.addPicture(id, file(name, 'image/png', new TextEncoder().encode('Dear reader')))),
    publish: async () => tell(works.publish(id, (await now()).version)),
    remove: () => tell(works.remove(id)),
    takeRemovalBack: () => tell(works.putBack(id)),
    duplicate: () => tell(works.duplicate(id)),
    async openElsewhere() {
      elsewhere = await now()
    },
    rename: (title, where) =>
      where === 'elsewhere' && elsewhere ? change({ title }, elsewhere) : change({ title }),

    preview(text) {
      csv = file('products_export.csv', 'text/csv', new TextEncoder().encode(text))
      return previewed(csv)
    },
    async tellRate(currency, dollars) {
      if (!csv) throw new Error('No file was looked at.')
      return previewed(csv, { currency, dollars })
    },
    importAgain: async () => {
      if (csv) await tell(works.import(csv))
    },
    async works() {
      const { items } = await works.list({ sort: 'title' })
      return items.map(({ title, state, hiddenBecause, artistReceives, pictures }) => ({
        title,
        state,
        hiddenBecause,
        artistReceives,
        pictures: pictures.length,
      }))
    },
    refusal: () => refusal,
  }
  return artist
}
