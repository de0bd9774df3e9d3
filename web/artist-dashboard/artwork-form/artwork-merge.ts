import type { ArtworkDraft } from './artwork-draft.ts'

type Pictures = ArtworkDraft['pictures']

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const fieldsOf = (draft: ArtworkDraft) => Object.keys(draft) as (keyof ArtworkDraft)[]

/**
 * My order and words for the pictures; those that are gone there cannot be kept, but one that I have put back comes back. Those
 * that are new there hang last.
 */
function mergedPictures(mine: Pictures, base: Pictures, theirs: Pictures): Pictures {
  if (isSame(mine, base)) return theirs
  const there = new Map(theirs.map((picture) => [picture.id, picture]))
  const before = new Map(base.map((picture) => [picture.id, picture]))
  const kept = mine.flatMap((picture) => {
    const other = there.get(picture.id)
    if (!other) return before.has(picture.id) ? [] : [picture]
    return [picture.alt === before.get(picture.id)?.alt ? other : picture]
  })
  const known = new Set([...mine, ...base].map(({ id }) => id))
  return [...kept, ...theirs.filter(({ id }) => !known.has(id))]
}

/** What I have changed since `base`, on top of `theirs`. */
export const mergedDraft = (mine: ArtworkDraft, base: ArtworkDraft, theirs: ArtworkDraft): ArtworkDraft => ({
  ...theirs,
  ...Object.fromEntries(
    fieldsOf(mine)
      .filter((field) => field !== 'pictures' && mine[field] !== base[field])
      .map((field) => [field, mine[field]]),
  ),
  pictures: mergedPictures(mine.pictures, base.pictures, theirs.pictures),
})

/** Whether no field was changed on both sides, or only to the same. */
export const areBothKept = (mine: ArtworkDraft, base: ArtworkDraft, theirs: ArtworkDraft): boolean =>
  fieldsOf(mine).every(
    (field) =>
      isSame(mine[field], base[field]) ||
      isSame(theirs[field], base[field]) ||
      isSame(mine[field], theirs[field]),
  )
