import type { Caller } from '#application/shared/caller.ts'
import { keyForms, keysetPage } from '#application/shared/keyset.ts'
import type { ArtworkForm } from '#domain/catalogue/artwork-fields.ts'
import { yearFault } from '#domain/catalogue/artwork-form.ts'
import { OwnArtwork } from '#domain/catalogue/own-artwork.ts'
import { isPrice, isStock } from '#domain/catalogue/price-and-stock.ts'
import { checkPriceRate } from '#domain/catalogue/price-rate.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import type { OwnArtworkList, OwnArtworks } from '../own-artworks-contract.ts'
import { type ImportableWork, plainColumns, type ShopExports } from '../shop-exports.ts'
import { noSuchArtwork, type OwnArtworkPorts, ownArtworkSteps, pictureOf } from '../steps/own-artwork.ts'

/** Works of one import that are written at a time. */
const batchSize = 100

const here = 'This one is here already'

/** What an artist does with their own works. */
export const ownArtworksService =
  (ports: OwnArtworkPorts & { readonly exports: ShopExports }, { feePercent }: { feePercent: number }) =>
  (caller: Caller): OwnArtworks => {
    const { works, reader, exports, jobs, work, ids, clock } = ports
    const { artist, shown, withShare, changed, taken, countTable, sizesOf } = ownArtworkSteps(
      ports,
      caller,
      feePercent,
    )

    async function list({ q, state, shown: onlyShown, sort = 'newest', ...request }: OwnArtworkList) {
      const selection = { artistId: await artist(), q: q?.trim() || undefined, state, shown: onlyShown }
      return keysetPage(
        request,
        `own-${sort}`,
        (limit, after) => reader.slice(selection, sort, limit, after),
        (row) => ({ ...row, ...withShare(row) }),
        { key: sort === 'title' ? keyForms.text : keyForms.number },
      )
    }

    async function act(id: string, change: (found: OwnArtwork) => void, options = {}) {
      const artistId = await artist()
      await changed(artistId, id, change, options)
      return shown(artistId, id)
    }

    /** One unit of work. @returns how many came */
    const takeAllIn = (artistId: string, lines: readonly ImportableWork[]): Promise<number> =>
      work.run(async () => {
        let came = 0
        for (const line of lines) if (await takeIn(artistId, line)) came += 1
        return came
      })

    async function begin(form: ArtworkForm) {
      const artistId = await artist()
      const id = ids.newId()
      await work.run(async () => {
        const now = clock.now()
        const draft = new OwnArtwork(id, artistId, now)
        draft.change(form, now)
        await works.add(draft)
      })
      return shown(artistId, id)
    }

    /** The lines of an export, with what is wrong with them that no table can tell. */
    async function importable(artistId: string, ...[csv, rate]: Parameters<OwnArtworks['import']>) {
      if (rate) refuseFaults('rate-refused', checkPriceRate(rate))
      await countTable(artistId)
      const lines = await exports.read(csv, rate)
      const sources = lines.map(({ sourceId }) => sourceId)
      const known = await work.run(() => works.knownSources(artistId, sources))
      const now = clock.now()
      return lines.map((line) => {
        const year = yearFault(line.form, now)
        const added = [
          ...(year === null ? [] : [`${plainColumns.year}: ${year}`]),
          ...(known.has(line.sourceId) ? [here] : []),
        ]
        return { ...line, problems: [...new Set([...line.problems, ...added])] }
      })
    }

    /** Inside a unit of work. @returns whether it came: the same file may be coming in elsewhere at this moment */
    async function takeIn(artistId: string, { form, pictures, sourceId }: ImportableWork): Promise<boolean> {
      const now = clock.now()
      const draft = new OwnArtwork(ids.newId(), artistId, now, sourceId)
      draft.change({ ...form, pictures: [] }, now)
      if (!(await works.add(draft))) return false
      if (pictures.length > 0) await jobs.add('fetch-pictures', { artistId, artworkId: draft.id, pictures })
      return true
    }

    return {
      list,
      artwork: async (id) => shown(await artist(), id),
      create: begin,
      save: (id, form, version) =>
        act(id, (found) => {
          found.expectVersion(version)
          found.change(form, clock.now())
        }),
      publish: (id, version) =>
        act(id, (found) => {
          found.expectVersion(version)
          found.publish(clock.now())
        }),
      withdraw: (id, version) =>
        act(id, (found) => {
          found.expectVersion(version)
          found.withdraw()
        }),

      async withdrawAll() {
        const artistId = await artist()
        return work.run(() => works.withdrawAll(artistId))
      },

      async duplicate(id) {
        const artistId = await artist()
        const copyId = ids.newId()
        await work.run(async () => {
          const found = await works.find(artistId, id)
          if (!found || found.standing.removedFrom !== null) throw noSuchArtwork()
          const copy = found.duplicate(copyId, clock.now(), ids.newId)
          await works.add(copy)
          await sizesOf(copy.pictures)
        })
        return shown(artistId, copyId)
      },

      async remove(id) {
        await changed(await artist(), id, (found) => found.remove(), { alsoRemoved: true })
      },
      putBack: (id) => act(id, (found) => found.putBack(), { alsoRemoved: true }),

      async addPicture(id, file, progress) {
        const artistId = await artist()
        await shown(artistId, id)
        const picture = pictureOf(ids.newId(), '', await taken(artistId, file))
        await changed(artistId, id, async (found) => {
          found.addPicture(picture)
          await sizesOf([picture])
        })
        progress?.(1)
        return shown(artistId, id)
      },

      async previewImport(csv, rate) {
        const lines = await importable(await artist(), csv, rate)
        return lines.map(({ line, form, written, pictures, currency, leftOut, problems }) => ({
          line,
          title: form.title,
          price: isPrice(form.price ?? Number.NaN) ? form.price : null,
          stock: isStock(form.stock) ? form.stock : null,
          written,
          imageUrls: pictures.map(({ url }) => url),
          category: form.category,
          medium: form.medium,
          currency,
          leftOut,
          problems,
        }))
      },

      async import(csv, rate) {
        const artistId = await artist()
        const lines = await importable(artistId, csv, rate)
        const sound = lines.filter(({ problems }) => problems.length === 0)
        let came = 0
        for (let from = 0; from < sound.length; from += batchSize)
          came += await takeAllIn(artistId, sound.slice(from, from + batchSize))
        return { came, skipped: lines.length - came }
      },
    }
  }
