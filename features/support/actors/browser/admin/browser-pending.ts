import type { Page } from 'playwright-core'
import type { PendingArtistView } from '#application/admin/contract.ts'

/** Runs in the page: each work by its title, and how it stands. */
const worksIn = (works: Element[]): [title: string, standing: string][] =>
  works.map((work) => {
    const [title, , standing] = [...work.querySelectorAll('p, p ~ *')].map((part) => part.textContent ?? '')
    return [title ?? '', standing ?? '']
  })

/** Somebody who waits, with what of profile and works stands beside the decision. */
export async function asShown(page: Page, artist: PendingArtistView): Promise<PendingArtistView> {
  const row = page.locator(`[data-row="${artist.id}"]`)
  const text = await row.innerText()
  const known = (words: string): string => (text.includes(words) ? words : '')
  const { artistProfile } = artist
  const works = row.getByRole('list', { name: `Works of ${artist.name}` }).getByRole('listitem')
  const shown = new Map(await works.evaluateAll(worksIn))
  return {
    ...artist,
    artistProfile: {
      ...artistProfile,
      preferredMedium: known(artistProfile.preferredMedium),
      bio: known(artistProfile.bio),
    },
    artworks: artist.artworks.flatMap((work) => {
      const standing = shown.get(work.title)
      return standing === undefined ? [] : [{ ...work, ready: standing === 'Ready' }]
    }),
  }
}
