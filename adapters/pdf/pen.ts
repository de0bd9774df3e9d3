import type { Face, Faces } from './faces.ts'
import { linesIn } from './lines.ts'
import { goesFromRight, type Run, runsIn } from './runs.ts'

/** The look's colours by day, and the page in points: A4 with a column between its margins. */
export const colours = {
  ink: '#1B1814',
  ink2: '#534D44',
  ink3: '#696257',
  line: '#DED7CA',
  control: '#857C6E',
  rest: '#BDB6AA',
  ochre: '#98391B',
} as const
export const page = { width: 595.28, height: 841.89, margin: 62, top: 58, bottom: 76 } as const
export const column = page.width - 2 * page.margin

export interface Setting {
  readonly face?: Face
  /** In points. */
  readonly size?: number
  /** Of a line, as a multiple of the size. */
  readonly leading?: number
  readonly colour?: string
  readonly align?: 'left' | 'right'
}

/** Sets words on a sheet. */
export interface Pen {
  /** How high a text stands in its width. */
  heightOf(text: string, width: number, setting: Setting): number
  /** How far below its upper edge the base line of a text's first line is. */
  baseOf(setting: Setting): number
  /** Puts a text on its base line, whichever letters it is in; `x` counts from the column's edge, `at` from the sheet's. */
  put(text: string, x: number, at: number, width: number, setting: Setting, base?: number): void
}

const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'lnum', 'kern', 'liga']

/** A name within a sentence of ours: whichever way it is written, the sentence goes from left to right. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
const bare = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '')

/** A pen for one document. */
export function penFor(doc: PDFKit.PDFDocument, faces: Faces): Pen {
  const use = (file: string, { size = 10, leading = 1.45, colour = colours.ink }: Setting) => {
    doc.font(file, size).fillColor(colour)
    return { high: size * leading, lineGap: size * leading - doc.currentLineHeight(true) }
  }
  const widthOf = (runs: readonly Run[], setting: Setting): number =>
    runs.reduce((sum, { file, text }) => {
      use(file, setting)
      return sum + doc.widthOfString(text, { features })
    }, 0)
  /** A text in several fonts, line by line. */
  function linesOf(text: string, width: number, setting: Setting) {
    const runsOf = runsIn(text, faces.filesIn(setting.face ?? 'sans', text))
    return linesIn(text, width, ({ from, to }) => widthOf(runsOf(from, to), setting)).map(({ from, to }) => ({
      words: bare(text.slice(from, to)),
      runs: runsOf(from, to),
    }))
  }

  const fileFor = (text: string, { face = 'sans' }: Setting) => faces.fileFor(face, bare(text))
  function heightOf(text: string, width: number, setting: Setting): number {
    const file = fileFor(text, setting)
    const { size = 10, leading = 1.45 } = setting
    if (file === null) return linesOf(text, width, setting).length * size * leading
    const { high, lineGap } = use(file, setting)
    return Math.max(1, Math.round(doc.heightOfString(bare(text), { width, lineGap }) / high)) * high
  }
  const baseOf = ({ size = 10, leading = 1.45 }: Setting): number => (size * (leading + 0.68)) / 2

  /**
   * Draws a line, and says what is read aloud or copied of it: Indian and Thai vowels stand elsewhere than they are spoken. Readers
   * turn Arabic and Hebrew by themselves, and some would turn these words, too.
   */
  function spoken(words: string, draw: () => void): void {
    if (goesFromRight(words)) return draw()
    // Poppler places the words by the axes at the mark's end, which pdfkit turns upside down around what it draws.
    const turn = () => doc.save().transform(1, 0, 0, -1, 0, page.height)
    turn().markContent('Span', { actual: words })
    turn()
    draw()
    doc.restore().endMarkedContent().restore()
  }
  function putRuns(text: string, x: number, at: number, width: number, setting: Setting): void {
    const { size = 10, leading = 1.45 } = setting
    linesOf(text, width, setting).forEach(({ words, runs }, nth) =>
      spoken(words, () => {
        let from = setting.align === 'right' ? x + width - widthOf(runs, setting) : x
        for (const run of runs) {
          use(run.file, setting)
          const y = at + nth * size * leading
          doc.text(run.text, from, y, { lineBreak: false, baseline: 'alphabetic', features })
          from += doc.widthOfString(run.text, { features })
        }
      }),
    )
  }
  function put(
    text: string,
    x: number,
    at: number,
    width: number,
    setting: Setting,
    base = baseOf(setting),
  ): void {
    const file = fileFor(text, setting)
    if (file === null) return putRuns(text, page.margin + x, at + base, width, setting)
    const { lineGap } = use(file, setting)
    doc.text(bare(text), page.margin + x, at + base, {
      width,
      lineGap,
      align: setting.align ?? 'left',
      baseline: 'alphabetic',
      features,
    })
  }
  return { heightOf, baseOf, put }
}
