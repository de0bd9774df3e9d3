import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { exportsApart } from './exports-apart.ts'

const table = (text: string): File => new File([text], 'export.csv', { type: 'text/csv' })

const many = `title,description,price\n${`Dune,"${'Sand. '.repeat(150)}",45.50\n`.repeat(19_000)}`

it('reads a table beside the shop, and leaves the shop its time', async () => {
  const before = performance.eventLoopUtilization()
  const works = await exportsApart().read(table(many))
  const { active, idle } = performance.eventLoopUtilization(before)
  expect(works.length).toBe(19_000)
  expect(works[0]).toMatchObject({ line: 2, form: { title: 'Dune', price: 45_50 }, problems: [] })
  expect(active).toBeLessThan(idle)
}, 60_000)

it('says of each table what is wrong with it, and reads the next', async () => {
  const exports = exportsApart()
  const read = (text: string) => exports.read(table(text))
  await expect(Promise.all([read(''), read('title,price\nDune,45\n')])).rejects.toMatchObject({
    refusal: 'rule-broken',
    code: 'import-empty',
    fields: { file: expect.any(String) },
  })
  expect(
    await exports.read(table('title,price\nDune,10\n'), { currency: 'EUR', dollars: 1.1 }),
  ).toMatchObject([{ form: { price: 11_00 } }])
})
