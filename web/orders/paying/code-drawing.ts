import { create } from 'qrcode'

/** A code to scan, as a path of squares. */
export interface CodeDrawing {
  /** How many squares it has each way, with the quiet around it. */
  readonly across: number
  readonly path: string
}

/** Light squares that scanners want around a code. */
const quiet = 4

/** Draws what a code says, at the level of errors that banks ask for. */
export function codeDrawing(text: string): CodeDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const dark = Array.from(modules.data.entries()).filter(([, isDark]) => isDark)
  const squares = dark.map(
    ([place]) => `M${quiet + (place % modules.size)} ${quiet + Math.floor(place / modules.size)}h1v1h-1z`,
  )
  return { across: modules.size + 2 * quiet, path: squares.join('') }
}
