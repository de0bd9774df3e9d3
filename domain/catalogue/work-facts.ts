import type { ArtworkDetails } from './artwork-details.ts'
import { sizeText } from './dimensions.ts'

/** What labels tell of. */
type Labelled = Omit<ArtworkDetails, 'price'>
type Name = keyof ArtworkDetails

interface Words {
  readonly label: string
  /** What stands beside the label; '' for what is not known. */
  text(work: Labelled): string
  /** The same where no label stands beside it. */
  alone?(text: string): string
}

/** How each thing is told beside a work, in this order; null for what has a place of its own there. */
const words: Readonly<Record<Name, Words | null>> = {
  title: null,
  description: null,
  category: null,
  price: null,
  stock: null,
  unique: null,
  dimensions: { label: 'Size', text: ({ dimensions }) => sizeText(dimensions) ?? '' },
  medium: { label: 'Medium', text: ({ medium }) => medium },
  edition: {
    label: 'Edition',
    text: ({ edition }) => edition,
    alone: (text) => (/^\d/.test(text) ? `Edition ${text}` : text),
  },
  year: { label: 'Year', text: ({ year }) => (year === null ? '' : String(year)) },
}

/** Something that is known of a work. */
export interface WorkFact {
  readonly name: Name
  readonly label: string
  readonly text: string
}

const factsIn = (work: Labelled, names: readonly Name[]): readonly WorkFact[] =>
  names.flatMap((name) => {
    const fact = words[name]
    const text = fact?.text(work)
    return fact && text ? [{ name, label: fact.label, text }] : []
  })

const allNames = Object.keys(words) as Name[]
/** The year stands beside the title; how large the work is comes last. */
const namesBelow = [
  ...allNames.filter((name) => name !== 'year' && name !== 'dimensions'),
  'dimensions',
] as const

/** What is known of a work, each with its label. */
export const factsOf = (work: Labelled): readonly WorkFact[] => factsIn(work, allNames)

/** What a wall label says below title and year, line by line. */
export const labelLines = (work: Labelled): readonly WorkFact[] =>
  factsIn(work, namesBelow).map((fact) => ({
    ...fact,
    text: words[fact.name]?.alone?.(fact.text) ?? fact.text,
  }))
