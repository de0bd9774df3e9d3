import { isUtf8 } from 'node:buffer'
import { refusedExport } from './refused-export.ts'

/** Bytes that are made text at a time. */
const atATime = 64 * 1024

const noCsv = () =>
  refusedExport('import-unreadable', 'This is no CSV file. Please export it as “CSV (UTF-8)”.')

/** UTF-8 as a rule, else UTF-16 by its mark, or what a spreadsheet in the West writes. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** Makes '\n' alone end a line, whoever has written it, piece by piece. */
export function plainEnds(): (piece: string) => string {
  // The two signs that end a line may come apart.
  let returned = false
  return (piece) => {
    if (piece === '') return piece
    const text = returned && piece.startsWith('\n') ? piece.slice(1) : piece
    returned = piece.endsWith('\r')
    return text.replaceAll(/\r\n?/g, '\n')
  }
}

/**
 * What the bytes say, piece by piece, so that whoever reads can stop early; '\n' alone ends a line.
 * @throws DomainError 'import-unreadable'
 */
export function* textOf(bytes: Uint8Array): Generator<string, void, undefined> {
  const decoder = new TextDecoder(encodingOf(bytes))
  const plain = plainEnds()
  for (let at = 0; at < bytes.length; at += atATime) {
    const decoded = decoder.decode(bytes.subarray(at, at + atATime), { stream: at + atATime < bytes.length })
    if (decoded === '') continue
    if (decoded.includes('\0')) throw noCsv()
    yield plain(decoded)
  }
}

/** The mark between cells: spreadsheets write a semicolon where the comma stands in numbers. */
export function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\n|$/)).replaceAll(/"[^"]*"/g, '')
  const count = (mark: string): number => header.split(mark).length
  return [',', ';', '\t'].reduce((usual, mark) => (count(mark) > count(usual) ? mark : usual))
}
