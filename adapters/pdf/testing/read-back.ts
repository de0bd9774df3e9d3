import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a reader of PDF makes of a file: its facts, the words of every sheet, and how they are tagged. */
export async function readBack(file: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const sheets: string[] = []
  const tags: string[] = []
  for (let nth = 1; nth <= document.numPages; nth += 1) {
    const sheet = await document.getPage(nth)
    const { items } = await sheet.getTextContent()
    sheets.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    tags.push(JSON.stringify(await sheet.getStructTree()))
  }
  const { info } = await document.getMetadata()
  return { sheets, text: sheets.join(' ').replaceAll(/\s+/g, ' '), tags: tags.join(''), info }
}
