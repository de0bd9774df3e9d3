import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type CatalogueLine, catalogueLines } from './catalogue-lines.ts'
import { shopExports } from './shop-exports.ts'

async function read(file: string): Promise<CatalogueLine[]> {
  const lines: CatalogueLine[] = []
  for await (const each of catalogueLines(file)) lines.push(each)
  return lines
}

const unclosed: [table: string, line: number][] = [
  ['"sourceId,title\n1,Dune\n', 1],
  ['\n\nsourceId,"title\n1,Dune\n', 3],
  ['sourceId,title\n1,Dune\n2,"Rain\n3,Salt\n4,Sand\n', 3],
  ['sourceId,title\n1,Dune\n\n\n"2,Rain\n3,Salt\n', 5],
  ['sourceId,title\n1,"Dune\nagain"\n2,"Rain\n3,Salt', 4],
  ['sourceId,title,medium\n1,"Dune\nagain","oil\n2,Rain,ink\n', 3],
  ['sourceId,title\n1,Dune\n2,"', 3],
]

describe.each(unclosed)('a quotation mark that is never closed in %j', (table, line) => {
  it.each([
    ['\\n', table],
    ['\\r\\n', table.replaceAll('\n', '\r\n')],
  ])('is told with the line on which it opens, where %s ends a line', async (_end, text) => {
    await expect(shopExports.read(new File([text], 'table.csv'))).rejects.toMatchObject({
      code: 'import-unreadable',
      message: `A quotation mark that opens on line ${line} is never closed.`,
    })

    const folder = await mkdtemp(join(tmpdir(), 'open-cell-'))
    const file = join(folder, 'catalogue.csv')
    await writeFile(file, text)
    const lines = await read(file)
    await rm(folder, { recursive: true })
    expect(lines.at(-1)).toEqual({ line, problem: 'a quotation mark that opens here is never closed' })
  })
})

it('tells the line on which the cell begins by which a row has grown too large', async () => {
  const table = new File(
    ['title,description\nDune,sand\n"Rain\nagain","', 'water\n'.repeat(100_000)],
    'table.csv',
  )
  await expect(shopExports.read(table)).rejects.toMatchObject({
    message: expect.stringMatching(
      /^A row is larger than 500 kB; perhaps a quotation mark that opens on line 4 is not closed/,
    ),
  })
})

it('reads a table of two bytes a letter, as spreadsheets write it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-cell-'))
  const file = join(folder, 'catalogue.csv')
  await writeFile(file, Buffer.from('\uFEFFsourceId,title\r\n1,Düne\r\n', 'utf16le'))
  expect(await read(file)).toEqual([{ line: 2, record: { sourceId: '1', title: 'Düne' } }])
  await rm(folder, { recursive: true })
})

it('fails with the file’s own error where a packed table is cut off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-cell-'))
  const file = join(folder, 'catalogue.csv.gz')
  await writeFile(file, gzipSync('sourceId,title\n1,Dune\n').subarray(0, -9))
  await expect(read(file)).rejects.toThrow('unexpected end of file')
  await rm(folder, { recursive: true })
})
