import type { Face, Faces } from './faces.ts'

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

/** A pen for one document. */
export function penFor(doc: PDFKit.PDFDocument, faces: Faces): Pen {
  const style = (
    { face = 'sans', size = 10, leading = 1.45, colour = colours.ink }: Setting,
    text: string,
  ) => {
    doc.font(faces.fileFor(face, text), size).fillColor(colour)
    return { high: size * leading, lineGap: size * leading - doc.currentLineHeight(true) }
  }
  function heightOf(text: string, width: number, setting: Setting): number {
    const { high, lineGap } = style(setting, text)
    return Math.max(1, Math.round(doc.heightOfString(text, { width, lineGap }) / high)) * high
  }
  const baseOf = ({ size = 10, leading = 1.45 }: Setting): number => (size * (leading + 0.68)) / 2
  function put(
    text: string,
    x: number,
    at: number,
    width: number,
    setting: Setting,
    base = baseOf(setting),
  ): void {
    const { lineGap } = style(setting, text)
    doc.text(text, page.margin + x, at + base, {
      width,
      lineGap,
      align: setting.align ?? 'left',
      baseline: 'alphabetic',
      features: ['tnum', 'lnum', 'kern', 'liga'],
    })
  }
  return { heightOf, baseOf, put }
}
