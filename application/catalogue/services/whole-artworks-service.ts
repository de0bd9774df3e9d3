import type { Caller } from '#application/shared/caller.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { isUniqueByDefault } from '#domain/catalogue/artwork.ts'
import type { ArtworkForm } from '#domain/catalogue/artwork-fields.ts'
import { OwnArtwork, type WorkPicture } from '#domain/catalogue/own-artwork.ts'
import { refuseUnlessPublishable } from '#domain/catalogue/publishing.ts'
import type { OwnArtworkView } from '../own-artworks-contract.ts'
import { type OwnArtworkPorts, ownArtworkSteps, pictureOf } from '../steps/own-artwork.ts'

/** A picture that comes with a form. */
export interface NewPicture {
  readonly file: SentFile
  readonly alt: string
}

/** What a form that comes as a whole wants changed; what it does not speak of stays. */
export interface WholeChange {
  readonly form: Partial<Omit<ArtworkForm, 'pictures'>>
  /** Ids or addresses of the pictures to keep, in their order; undefined for all of them. */
  readonly keep: readonly string[] | undefined
  /** One text for each kept picture and then each new one, as far as told; as many as new ones: they are theirs. */
  readonly alt: readonly string[]
  readonly added: readonly SentFile[]
  /** The one that the change was made from; undefined for whichever there is. */
  readonly version: number | undefined
}

/** Works that come with their pictures in one piece, for programs. @throws DomainError not-signed-in, not-found */
export interface WholeArtworks {
  /** Puts a work on show at once. @throws DomainError rule-broken (fields) for what shoppers would miss */
  create(form: Omit<ArtworkForm, 'pictures'>, pictures: readonly NewPicture[]): Promise<OwnArtworkView>
  /** @throws DomainError not-found, rule-broken (fields), 'stale-version' */
  update(id: string, change: WholeChange): Promise<OwnArtworkView>
}

export const wholeArtworksService =
  (ports: OwnArtworkPorts, { feePercent }: { readonly feePercent: number }) =>
  (caller: Caller): WholeArtworks => {
    const { works, work, ids, clock } = ports
    const { artist, shown, changed, taken, sizesOf } = ownArtworkSteps(ports, caller, feePercent)

    async function takeAll(artistId: string, pictures: readonly NewPicture[]): Promise<WorkPicture[]> {
      const all: WorkPicture[] = []
      for (const { file, alt } of pictures) all.push(pictureOf(ids.newId(), alt, await taken(artistId, file)))
      return all
    }

    return {
      async create(form, pictures) {
        const artistId = await artist()
        refuseUnlessPublishable({ ...form, pictures }, clock.now())
        const hung = await takeAll(artistId, pictures)
        const id = ids.newId()
        await work.run(async () => {
          const now = clock.now()
          const created = new OwnArtwork(id, artistId, now)
          created.change({ ...form, pictures: hung }, now, hung)
          created.publish(now)
          await works.add(created)
          await sizesOf(hung)
        })
        return shown(artistId, id)
      },

      async update(id, { form, keep, alt, added, version }) {
        const artistId = await artist()
        const before = await shown(artistId, id)
        const kept = (keep ?? before.pictures.map((picture) => picture.id)).flatMap((wanted) =>
          before.pictures.filter((picture) => picture.id === wanted || picture.imageUrl === wanted),
        )
        const onlyNew = alt.length === added.length
        const first = onlyNew ? 0 : kept.length
        const hung = await takeAll(
          artistId,
          added.map((file, index) => ({ file, alt: alt[first + index] ?? '' })),
        )
        await changed(artistId, id, async (found) => {
          found.expectVersion(version ?? before.version)
          const worded = kept.map((picture, index) => ({
            id: picture.id,
            alt: (onlyNew ? undefined : alt[index]) ?? picture.alt,
          }))
          const wanted = { ...found.form(), ...form, pictures: [...worded, ...hung] }
          // Whoever gives several pieces to a work says enough.
          const unique = form.unique ?? (wanted.unique && isUniqueByDefault(wanted.stock))
          found.change({ ...wanted, unique }, clock.now(), hung)
          await sizesOf(hung)
        })
        return shown(artistId, id)
      },
    }
  }
