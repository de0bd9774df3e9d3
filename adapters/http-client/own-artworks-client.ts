import type {
  ImportLine,
  OwnArtworks,
  OwnArtworkView,
  WithdrawnWork,
} from '#application/catalogue/own-artworks-contract.ts'
import type { ArtworkForm } from '#domain/catalogue/artwork-fields.ts'
import { refuseWrongSize } from '#domain/catalogue/picture-file.ts'
import { dollarsFrom, type InDollars } from '#domain/shared/money.ts'
import type { HttpCaller } from './call.ts'
import { artworkAmounts } from './catalogue-client.ts'
import { page } from './page.ts'
import { sentForm } from './sent-form.ts'

const ownArtworks = '/artist/artworks'
const failedList = 'Failed to get your artworks'
const failedCreate = 'Failed to create artwork'
const failedUpdate = 'Failed to update artwork'

const inDollars = (form: ArtworkForm): InDollars<ArtworkForm> => ({
  ...form,
  price: form.price === null ? null : dollarsFrom(form.price),
})

/**
 * An artist's own works over HTTP.
 * @param callTelling calls that tell how far their body has been sent, where the browser can
 */
export function ownArtworksClient(
  call: HttpCaller,
  callTelling?: (progress: (share: number) => void) => HttpCaller,
): OwnArtworks {
  const at = (id: string, act = ''): string => `${ownArtworks}/${encodeURIComponent(id)}${act}`
  const post = async (path: string, body: unknown, failure = failedUpdate, by = call) =>
    (
      await by<OwnArtworkView>({
        method: 'POST',
        path,
        ...(body === undefined ? {} : { body }),
        amounts: artworkAmounts,
        failure,
      })
    ).body

  return {
    list: (request) =>
      page<OwnArtworkView>(call, {
        path: request.shown ? '/artworks/artist' : ownArtworks,
        query: { ...request, shown: undefined },
        amounts: artworkAmounts,
        failure: failedList,
      }),
    artwork: async (id) =>
      (
        await call<OwnArtworkView>({
          path: at(id),
          amounts: artworkAmounts,
          failure: 'Failed to get artwork',
        })
      ).body,
    create: (form) => post(ownArtworks, inDollars(form), failedCreate),
    save: async (id, form, version) => {
      const body = { ...inDollars(form), version }
      return (
        await call<OwnArtworkView>({
          method: 'PUT',
          path: at(id),
          body,
          amounts: artworkAmounts,
          failure: failedUpdate,
        })
      ).body
    },
    publish: (id, version) => post(at(id, '/publish'), { version }),
    withdraw: (id, version) => post(at(id, '/withdraw'), { version }),
    withdrawAll: async () =>
      (
        await call<readonly WithdrawnWork[]>({
          method: 'POST',
          path: `${ownArtworks}/withdraw-all`,
          failure: 'Failed to hide your artworks',
        })
      ).body,
    duplicate: (id) => post(at(id, '/duplicate'), undefined, failedCreate),
    remove: async (id) => {
      await call({ method: 'DELETE', path: `/artworks/${encodeURIComponent(id)}` })
    },
    putBack: (id) => post(at(id, '/put-back'), undefined),

    async addPicture(id, file, progress) {
      // What its size alone says need not be sent first.
      refuseWrongSize(file.size)
      const by = progress && callTelling ? callTelling(progress) : call
      const form = await sentForm({}, 'picture', [file])
      const changed = await post(
        at(id, '/pictures'),
        form,
        'This picture could not be sent. Please try again.',
        by,
      )
      progress?.(1)
      return changed
    },

    async previewImport(csv, rate) {
      const body = await sentForm({}, 'file', [csv])
      const failure = 'This file could not be read. Please try again.'
      return (
        await call<ImportLine[]>({
          method: 'POST',
          path: `${ownArtworks}/import-previews`,
          query: { ...rate },
          body,
          amounts: { price: true },
          failure,
        })
      ).body
    },
    async import(csv, rate) {
      const body = await sentForm({}, 'file', [csv])
      const failure = 'This file could not be imported. Please try again.'
      return (
        await call<{ came: number; skipped: number }>({
          method: 'POST',
          path: `${ownArtworks}/imports`,
          query: { ...rate },
          body,
          failure,
        })
      ).body
    },
  }
}
