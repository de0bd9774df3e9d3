import { mark } from './list.css.ts'

interface MarkedProps {
  readonly text: string
  /** In small letters. */
  readonly words: readonly string[]
}

const literal = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text in which what was looked for is marked. */
export function Marked({ text, words }: MarkedProps) {
  if (words.length === 0) return text
  const parts = text.split(new RegExp(`(${words.map(literal).join('|')})`, 'gi'))
  return parts.map((part, nth) =>
    // Every second part is one of the words.
    nth % 2 === 1 ? (
      <mark key={nth} className={mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
