import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A sign on a sheet: what it stands for, and a letter of its own for each shape. */
interface Sign {
  readonly unicode: string
  readonly fontChar: string
}

/** What is drawn at once, from left to right. */
export interface Drawn {
  readonly text: string
  readonly shapes: readonly string[]
}

/** What an empty box stands for. */
export const box = '\0'

const isSign = (shown: unknown): shown is Sign =>
  typeof shown === 'object' && shown !== null && 'fontChar' in shown

/** Everything that the sheets of a PDF show, in the order in which it is drawn. */
export async function signsOn(file: Uint8Array): Promise<readonly Drawn[]> {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const drawn: Drawn[] = []
  for (let nth = 1; nth <= document.numPages; nth += 1) {
    const { fnArray, argsArray } = await (await document.getPage(nth)).getOperatorList()
    for (const [at, operator] of fnArray.entries()) {
      if (operator !== OPS.showText) continue
      const [shown] = argsArray[at] as [readonly unknown[]]
      const signs = shown.filter(isSign)
      drawn.push({
        text: signs.map(({ unicode }) => unicode).join(''),
        shapes: signs.map(({ fontChar }) => fontChar),
      })
    }
  }
  return drawn
}
