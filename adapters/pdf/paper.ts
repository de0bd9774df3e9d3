import { brand } from '#domain/shared/brand.ts'
import { openFaces } from './faces.ts'
import type { PaperFacts } from './paper-facts.ts'
import { colours, column, page, penFor, type Setting } from './pen.ts'

/** A cell of a row: where it begins in the column and how wide it is, in points. */
export interface Cell extends Setting {
  readonly text: string
  readonly from: number
  readonly width: number
  readonly role?: 'TH' | 'TD'
}

/** A sheet after the other; what is put on it is read in the order in which it was put. */
export interface Paper {
  space(points: number): void
  /** A hairline across the column, or a stronger one. */
  rule(colour?: string): void
  heading(rank: 1 | 2, text: string, setting?: Setting): void
  paragraph(text: string, setting?: Setting): void
  /** Small blocks beside each other, a label over its lines. */
  facts(blocks: readonly { readonly label: string; readonly lines: readonly string[] }[]): void
  /** Rows that belong together; `rows` puts them there one by one, each on one sheet. */
  table(title: string, rows: (row: (cells: readonly Cell[], above?: number) => void) => void): void
  /** A bar in two parts. @param share of the first one, from 0 to 1 @param words what it shows, for who cannot see it */
  bar(share: number, words: string): void
  /** Takes care that so much fits on this sheet, or goes on with the next. */
  keepTogether(points: number): void
}

/** Writes a tagged PDF, read aloud in English in its own order. */
export async function onPaper(facts: PaperFacts, write: (paper: Paper) => void): Promise<Uint8Array> {
  // They weigh a lot, and are needed by few.
  const [{ default: PDFDocument }, faces] = await Promise.all([
    import('pdfkit'),
    openFaces(facts.view, facts.country),
  ])
  // The types of the package know no PDF for everybody's eyes and ears yet.
  const forEveryone: object = { subset: 'PDF/UA' }
  const doc = new PDFDocument({
    ...forEveryone,
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: facts.title,
      Subject: facts.subject,
      Author: brand.name,
      Creator: brand.name,
      Producer: brand.name,
      CreationDate: facts.created,
      ModDate: facts.changed,
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  for (const [name, file] of faces.files) doc.registerFont(name, file)

  const { heightOf, baseOf, put } = penFor(doc, faces)
  const root = doc.struct('Document', { title: facts.title })
  doc.addStructure(root)
  let y: number = page.top
  const bottom = page.height - page.bottom

  /** What is drawn and says nothing. */
  const drawn = (draw: () => void): void => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  function keepTogether(points: number): void {
    if (y + points <= bottom) return
    doc.addPage()
    y = page.top
  }
  const leaf = (type: string, draw: () => void) => doc.struct(type, {}, [draw])

  function block(type: string, text: string, setting: Setting): void {
    const height = heightOf(text, column, setting)
    keepTogether(height)
    root.add(leaf(type, () => put(text, 0, y, column, setting)))
    y += height
  }

  function logo(): void {
    const size = 30
    drawn(() => {
      doc.font('serif', size).fillColor(colours.ink)
      doc.text(brand.name, page.margin, y + size * 0.75, { baseline: 'alphabetic', lineBreak: false })
      const end = page.margin + doc.widthOfString(brand.name)
      doc.circle(end + 4.6, y + size * 0.75 - 2.4, 2.4).fill(colours.ochre)
    })
    y += 58
  }

  const paper: Paper = {
    space(points) {
      y += points
    },
    rule(colour = colours.line) {
      drawn(() => doc.rect(page.margin, y, column, colour === colours.line ? 0.6 : 0.9).fill(colour))
    },
    heading: (rank, text, setting = {}) =>
      block(`H${rank}`, text, {
        face: 'serif',
        size: rank === 1 ? 34 : 15,
        leading: rank === 1 ? 1.1 : 1.35,
        ...setting,
      }),
    paragraph: (text, setting = {}) => block('P', text, { colour: colours.ink2, ...setting }),
    facts(blocks) {
      const gap = 18
      const width = (column - gap * (blocks.length - 1)) / blocks.length
      const small = { size: 9, colour: colours.ink3 }
      const heights = blocks.map(({ lines }) =>
        lines.reduce((sum, text) => sum + heightOf(text, width, {}), heightOf('X', width, small)),
      )
      keepTogether(Math.max(...heights))
      let lowest = y
      blocks.forEach(({ label, lines }, nth) => {
        let at = y
        const say = (text: string, setting: Setting) => {
          const here = at
          root.add(leaf('P', () => put(text, nth * (width + gap), here, width, setting)))
          at += heightOf(text, width, setting)
        }
        say(label, small)
        for (const text of lines) say(text, {})
        lowest = Math.max(lowest, at)
      })
      y = lowest
    },
    table(title, rows) {
      const table = doc.struct('Table', { title })
      root.add(table)
      rows((cells, above = 0) => {
        const base = Math.max(...cells.map(baseOf))
        const height = Math.max(
          ...cells.map((cell) => heightOf(cell.text, cell.width, cell) + base - baseOf(cell)),
        )
        keepTogether(height + above)
        y += above
        const row = doc.struct('TR')
        table.add(row)
        for (const { role = 'TD', ...cell } of cells)
          row.add(leaf(role, () => put(cell.text, cell.from, y, cell.width, cell, base)))
        row.end()
        y += height
      })
      table.end()
    },
    bar(share, words) {
      const high = 9
      keepTogether(high)
      const first = Math.round(column * share * 10) / 10
      const figure = doc.struct(
        'Figure',
        Object.assign({ alt: words }, { bbox: [page.margin, y, page.margin + column, y + high] }),
        [
          () => {
            doc.rect(page.margin, y, first, high).fill(colours.ochre)
            if (first < column) doc.rect(page.margin + first, y, column - first, high).fill(colours.rest)
          },
        ],
      )
      root.add(figure)
      y += high
    },
    keepTogether,
  }

  logo()
  write(paper)
  root.end()
  const { count } = doc.bufferedPageRange()
  for (let nth = 0; nth < count; nth += 1) {
    doc.switchToPage(nth)
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    const setting = { size: 8.5, colour: colours.ink3 }
    const at = page.height - 50
    put(facts.foot, 0, at, column - 60, setting)
    put(`${nth + 1} / ${count}`, column - 60, at, 60, { ...setting, align: 'right' })
    doc.endMarkedContent()
  }
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
