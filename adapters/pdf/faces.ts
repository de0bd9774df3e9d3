import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

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

export interface Faces {
  readonly files: ReadonlyMap<FaceFile, Buffer>
  /** The file that has the letters of a text: one for all of it, so that a name is of one piece. */
  fileFor(face: Face, text: string): FaceFile
}

async function open(): Promise<Faces> {
  const { create } = await import('fontkit')
  const read = await Promise.all(
    Object.entries(files).map(async ([name, file]) => [name as FaceFile, await readFile(file)] as const),
  )
  const letters = new Map(
    read.map(([name, file]) => {
      const font = create(file)
      return [name, new Set('characterSet' in font ? font.characterSet : [])] as const
    }),
  )
  const has = (name: FaceFile, text: string) =>
    Array.from(text).every((letter) => letters.get(name)?.has(letter.codePointAt(0) ?? 0))
  return {
    files: new Map(read),
    fileFor: (face, text) => (has(face, text) ? face : standIns[face]),
  }
}

let opened: Promise<Faces> | undefined

/** Read when something is printed for the first time: most servers of a shop never are asked. */
export function openFaces(): Promise<Faces> {
  opened ??= open()
  return opened
}
