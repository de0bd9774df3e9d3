import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'

/** Wide works would be stamps beside their labels. */
const hangsWell = ({ images: [image] }: ArtworkView): boolean =>
  image !== undefined && image.height >= image.width && image.height <= image.width * 1.6

/** Two works by two hands for the wall beside a form; none where the gallery does not answer, as the form is what counts. */
export async function wallWorks(catalogue: Catalogue): Promise<readonly ArtworkView[]> {
  const found = await catalogue.trending({ limit: 24 }).catch(() => null)
  const works = found?.items.filter(hangsWell) ?? []
  const [first] = works
  const second = works.find(({ artist }) => artist.id !== first?.artist.id)
  return [first, second].filter((work) => work !== undefined)
}
