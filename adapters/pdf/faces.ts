import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Family, familiesOf, type Slice, slicesOf } from './slices.ts'
import { openSlices } from './slices-apart.ts'

const require = createRequire(import.meta.url)

/** The look's letters, and those that stand in where a name has others: Cyrillic, Greek, Vietnamese. */
const files = {
  serif: require.resolve('@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf'),
  italic: require.resolve('@expo-google-fonts/newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf'),
  sans: require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
  otherUpright: require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  otherItalic: require.resolve(
    '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  ),
  otherStrong: require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
} as const

type FaceFile = keyof typeof files

/** How words are set. */
export type Face = 'serif' | 'italic' | 'sans' | 'strong'

const standIns: Readonly<Record<Face, FaceFile>> = {
  serif: 'otherUpright',
  italic: 'otherItalic',
  sans: 'otherUpright',
  strong: 'otherStrong',
}

/** A font by its name, with the letters that it has. */
interface Opened {
  readonly name: string
  readonly font: Buffer
  readonly letters: ReadonlySet<number>
}

const has = ({ letters }: Opened, letter: string): boolean => letters.has(letter.codePointAt(0) ?? 0)
const hasAll = (font: Opened, text: string): boolean => Array.from(text).every((letter) => has(font, letter))

async function open(name: string, file: Uint8Array): Promise<Opened> {
  const { create } = await import('fontkit')
  // The same bytes, and no copy of them for each document.
  const font = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const read = create(font)
  return { name, font, letters: new Set('characterSet' in read ? read.characterSet : []) }
}

const openLook = async (): Promise<Readonly<Record<FaceFile, Opened>>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(files).map(async ([name, file]) => [name, await open(name, await readFile(file))]),
    ),
  ) as Record<FaceFile, Opened>

let look: ReturnType<typeof openLook> | undefined

/** The fonts of one document. */
export interface Faces {
  readonly files: ReadonlyMap<string, Buffer>
  /** The font that has the letters of a text: one for all of it, so that a name is of one piece; null where it takes several. */
  fileFor(face: Face, text: string): string | null
  /** The font of each letter of a text that takes several; null for a sign that shows nothing where no font has it. */
  filesIn(face: Face, text: string): readonly (string | null)[]
}

interface Missing {
  readonly letter: string
  /** Where it may be found, the most fitting one first. */
  readonly families: readonly Family[]
}
interface Other extends Opened {
  readonly family: Family
}

/** The slices that letters are in. A package says that some slices have letters which they lack: then the next one is asked. */
async function openOthers(missing: readonly Missing[]): Promise<readonly Other[]> {
  const others = new Map<string, Other>()
  const families = new Map<Family, Awaited<ReturnType<typeof slicesOf>>>()
  let pending = missing
  while (pending.length > 0) {
    const wanted = new Map<string, Slice>()
    const asked: (Missing & { readonly name: string })[] = []
    for (const {
      letter,
      families: [family, ...rest],
    } of pending) {
      if (family === undefined) continue
      const sliceOf = families.get(family) ?? (await slicesOf(family))
      families.set(family, sliceOf)
      const slice = sliceOf(letter)
      const name = `${family} ${slice}`
      if (slice !== undefined && !others.has(name)) wanted.set(name, { family, slice })
      asked.push({ letter, families: rest, name })
    }
    const fonts = await openSlices([...wanted.values()])
    for (const [nth, [name, { family }]] of [...wanted].entries())
      others.set(name, { family, ...(await open(name, fonts[nth] ?? Buffer.alloc(0))) })
    pending = asked.filter(({ letter, name }) => {
      const found = others.get(name)
      return !found || !has(found, letter)
    })
  }
  return [...others.values()]
}

/** All texts within a value. */
const textsIn = (view: unknown): readonly string[] =>
  typeof view === 'string'
    ? [view]
    : typeof view === 'object' && view !== null
      ? Object.values(view).flatMap(textsIn)
      : []

/** What stays with the letter before it. */
const leans = /[\p{M}\p{Z}\p{Cf}]/u
const showsNothing = /\p{Default_Ignorable_Code_Point}/u

/**
 * The look is read when something is printed for the first time, as most servers of a shop never are asked; letters of other
 * scripts are read each time that somebody's name is in them.
 * @param view what a document tells of: all texts in it can be printed
 * @param country where a text goes, in whose way its Chinese signs are written if it does not tell
 */
export async function openFaces(view: unknown, country?: string): Promise<Faces> {
  look ??= openLook()
  const ours = await look
  const pairs = Object.entries(standIns).map(
    ([face, standIn]) => [ours[face as Face], ours[standIn]] as const,
  )
  const isMissing = (letter: string) => pairs.some((pair) => !pair.some((font) => has(font, letter)))

  const others = await openOthers(
    textsIn(view).flatMap((text) => {
      const missing = Array.from(text).filter(isMissing)
      const families = missing.length > 0 ? familiesOf(text, country) : []
      return missing.map((letter) => ({ letter, families }))
    }),
  )

  return {
    files: new Map([...Object.values(ours), ...others].map(({ name, font }) => [name, font])),
    fileFor: (face, text) =>
      [ours[face], ours[standIns[face]]].find((font) => hasAll(font, text))?.name ?? null,
    filesIn(face, text) {
      const fitting = familiesOf(text, country)
      const candidates = [
        ours[face],
        ours[standIns[face]],
        ...fitting.flatMap((family) => others.filter((other) => other.family === family)),
      ]
      let current: Opened = ours[face]
      return Array.from(text, (letter) => {
        if (leans.test(letter) && has(current, letter)) return current.name
        const found = candidates.find((font) => has(font, letter))
        if (!found && showsNothing.test(letter)) return null
        current = found ?? ours[face]
        return current.name
      })
    },
  }
}
