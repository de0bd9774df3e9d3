import { type ArtworkSelection, mostMedia } from '#application/catalogue/artwork-reader.ts'
import type { Facets } from '#application/catalogue/contract.ts'
import { countLimit } from '#application/shared/page.ts'
import { colours } from '#domain/catalogue/colour.ts'
import { orientations } from '#domain/catalogue/orientation.ts'
import type { Sql } from '../sql.ts'
import { artworkConditions } from './artwork-conditions.ts'
import { Parameters } from './parameters.ts'

const kinds = ['medium', 'colour', 'orientation'] as const
type Kind = (typeof kinds)[number]

interface CountedValue {
  readonly kind: Kind
  readonly value: string
  readonly count: number
}

const isByCategoryAlone = (selection: ArtworkSelection): boolean =>
  Object.entries(selection).every(([name, wanted]) => name === 'category' || wanted === undefined)

/** The values of one kind under everything else that is wanted: out of what is kept counted, or else up to the limit. */
function valuesOf(
  kind: Kind,
  selection: ArtworkSelection,
  search: string | null,
  parameters: Parameters,
): string {
  const others = { ...selection, [kind]: undefined }
  const most = (value: string) =>
    kind === 'medium' ? `order by count desc, ${value} collate "C" limit ${mostMedia}` : ''
  if (search === null && isByCategoryAlone(others))
    return `(select kind, value, count from artwork_facets
      where kind = '${kind}' and category = ${parameters.add(others.category ?? '')} and count > 0 ${most('value')})`
  const conditions = artworkConditions(others, search, parameters).join(' and ')
  return `(select '${kind}' as kind, ${kind} as value, count(*)::int as count
    from (select ${kind} from artworks where ${conditions} limit ${countLimit}) as counted
    where ${kind} <> '' group by ${kind} ${most(kind)})`
}

/** What the works of a selection can be chosen by further; `search` is its tsquery, where words are sought. */
export async function facetsOf(
  sql: Sql,
  selection: ArtworkSelection,
  search: string | null,
): Promise<Facets> {
  const parameters = new Parameters()
  const rows = await sql<CountedValue>(
    kinds.map((kind) => valuesOf(kind, selection, search, parameters)).join(' union all '),
    parameters.values,
  )
  const of = (wanted: Kind) => rows.filter(({ kind }) => kind === wanted)
  const counted = (kind: Kind) => new Map(of(kind).map(({ value, count }) => [value, count]))
  const [byColour, byOrientation] = [counted('colour'), counted('orientation')]
  return {
    media: of('medium').map(({ value, count }) => ({ medium: value, count })),
    colours: colours
      .map((colour) => ({ colour, count: byColour.get(colour) ?? 0 }))
      .filter(({ count }) => count > 0),
    orientations: orientations
      .map((orientation) => ({ orientation, count: byOrientation.get(orientation) ?? 0 }))
      .filter(({ count }) => count > 0),
  }
}
