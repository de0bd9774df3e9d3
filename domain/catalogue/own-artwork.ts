import { DomainError } from '#domain/shared/domain-error.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import { tidyText } from '#domain/shared/tidy-text.ts'
import type { Visibility } from './artwork.ts'
import { type ArtworkDetails, blankDetails, detailsFrom, formFrom } from './artwork-details.ts'
import type { ArtworkForm } from './artwork-fields.ts'
import { checkArtworkForm } from './artwork-form.ts'
import type { Colour } from './colour.ts'
import { isDescribed } from './described-picture.ts'
import { mostPictures, pictureRefused } from './picture-file.ts'
import {
  incomplete,
  isMeantForShow,
  published,
  putBack,
  refuseUnlessPublishable,
  removed,
  type Standing,
  withdrawn,
} from './publishing.ts'

/** An uploaded picture of a work. */
export interface WorkPicture {
  readonly id: string
  /** What it is kept under. */
  readonly hash: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly colour: Colour | null
  /** The colour that there is most of, '#rrggbb'. */
  readonly ground: string
  /** Whether all its sizes are made. */
  readonly ready: boolean
}

/** A picture that was taken off its work, with the words it had. */
export interface RemovedPicture extends WorkPicture {
  readonly removedAt: Date
}

const day = 86_400_000

/** Whether a removed picture can still come back: for a day, as whoever removes one by a slip of the hand soon sees it. */
export const canComeBack = ({ removedAt }: Pick<RemovedPicture, 'removedAt'>, now: Date): boolean =>
  now.getTime() - removedAt.getTime() < day

export const staleArtwork = (): DomainError =>
  new DomainError(
    'conflict',
    'stale-version',
    'This artwork was changed elsewhere meanwhile: in another window, or because a piece was sold.',
  )

/** @throws DomainError 'picture-doubled' */
function refuseDoubled(pictures: readonly WorkPicture[]): void {
  if (new Set(pictures.map(({ hash }) => hash)).size < pictures.length)
    throw pictureRefused('picture-doubled')
}

/** Which removed pictures can come back: not those that hang again meanwhile, as the same file was sent once more. */
function comingBack(
  removedPictures: readonly RemovedPicture[],
  hanging: readonly WorkPicture[],
  now: Date,
): readonly WorkPicture[] {
  const hashes = new Set(hanging.map(({ hash }) => hash))
  return removedPictures
    .filter((each) => canComeBack(each, now) && !hashes.has(each.hash))
    .map(({ removedAt: _removedAt, ...picture }) => picture)
}

/** A work as its artist has it. */
export class OwnArtwork {
  readonly id: string
  readonly artistId: string
  readonly createdAt: Date
  /** What its artist's own catalogue calls it, where it came from one. */
  readonly sourceId: string | null
  details: ArtworkDetails = blankDetails
  pictures: readonly WorkPicture[] = []
  /** What was taken off it lately: a form that names one of these again has it back. */
  removedPictures: readonly RemovedPicture[] = []
  standing: Standing = { visibility: 'draft', hiddenBecause: null, removedFrom: null }
  /** The one that is kept; a change makes the next. */
  version = 1

  constructor(id: string, artistId: string, createdAt: Date, sourceId: string | null = null) {
    this.id = id
    this.artistId = artistId
    this.createdAt = createdAt
    this.sourceId = sourceId
  }

  get visibility(): Visibility {
    return this.standing.visibility
  }

  /** The form as its artist would see it now. */
  form(): ArtworkForm {
    return { ...formFrom(this.details), pictures: this.pictures }
  }

  /**
   * Takes over what the form says. What is on show stays fit to be shown, and what an admin has hidden to be restored.
   * A picture that the form leaves out is removed, and one that was removed lately and is named again is back; not where the
   * same picture hangs already.
   * @param added new pictures that the form speaks of
   * @throws DomainError rule-broken with the fields
   */
  change(form: ArtworkForm, now: Date, added: readonly WorkPicture[] = []): void {
    refuseFaults(incomplete, checkArtworkForm(form, now))
    const wanted = new Set(form.pictures.map(({ id }) => id))
    const hanging = [...this.pictures, ...added].filter(({ id }) => wanted.has(id))
    const back = comingBack(this.removedPictures, hanging, now)
    const known = new Map([...back, ...hanging].map((picture) => [picture.id, picture]))
    const pictures = form.pictures.flatMap(({ id, alt }) => {
      const picture = known.get(id)
      known.delete(id)
      return picture ? [{ ...picture, alt: tidyText(alt) }] : []
    })
    // What the form names may be gone for good by now.
    if (isMeantForShow(this.standing)) refuseUnlessPublishable({ ...form, pictures }, now)
    // What is taken away may be sent again in the same breath.
    if (added.length > 0) refuseDoubled(pictures)
    const ids = new Set(pictures.map(({ id }) => id))
    const gone = this.pictures.filter(({ id }) => !ids.has(id)).map((each) => ({ ...each, removedAt: now }))
    this.removedPictures = [...this.removedPictures.filter(({ id }) => !ids.has(id)), ...gone]
    this.pictures = pictures
    this.details = detailsFrom(form)
  }

  /**
   * At the end, or before the first of these. On what is on show, one without words waits at the end: shoppers do not see it
   * before somebody has said what it shows.
   * @throws DomainError 'too-many-pictures', 'picture-doubled'
   */
  addPicture(picture: WorkPicture, before: ReadonlySet<string> = new Set()): void {
    if (this.pictures.length >= mostPictures) {
      const message = `At most ${mostPictures} pictures, please`
      throw new DomainError('rule-broken', 'too-many-pictures', message, { images: message })
    }
    refuseDoubled([...this.pictures, picture])
    // The title, which some tables repeat for every picture, is as good as no words.
    const added = { ...picture, alt: isDescribed(picture, this.details.title) ? tidyText(picture.alt) : '' }
    const waits = added.alt === '' && isMeantForShow(this.standing)
    const place = waits ? -1 : this.pictures.findIndex(({ id }) => before.has(id))
    this.pictures = this.pictures.toSpliced(place === -1 ? this.pictures.length : place, 0, added)
  }

  /** @throws DomainError for what shoppers would miss, or 'artwork-hidden' */
  publish(now: Date): void {
    this.standing = published(this.standing, this.form(), now)
  }

  /** @throws DomainError 'artwork-hidden' */
  withdraw(): void {
    this.standing = withdrawn(this.standing)
  }

  remove(): void {
    this.standing = removed(this.standing)
  }

  putBack(): void {
    this.standing = putBack(this.standing)
  }

  /** The same work once more as a draft, without what was sold of it. @param newId gives each picture its own */
  duplicate(id: string, createdAt: Date, newId: () => string): OwnArtwork {
    const copy = new OwnArtwork(id, this.artistId, createdAt)
    copy.details = this.details
    copy.pictures = this.pictures.map((picture) => ({ ...picture, id: newId() }))
    return copy
  }

  /** @throws DomainError 'stale-version' where somebody has changed it since */
  expectVersion(version: number): void {
    if (version !== this.version) throw staleArtwork()
  }
}
