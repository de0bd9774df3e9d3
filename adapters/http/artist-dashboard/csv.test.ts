import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it('keeps what is written into it, whatever it is', () => {
  const harmless = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\t\r]/.test(text))
  fc.assert(
    fc.property(fc.array(harmless, { minLength: 2, maxLength: 6 }), (values) => {
      expect(parse(csvLine(values), { relaxColumnCount: true })).toEqual([values])
    }),
  )
})

it.each(['=1+1', '+1', '-1+cmd', '@SUM(A1)', '\t=1', '\r=1'])('lets %j be no formula', (text) => {
  const [[written]] = parse(csvLine([text, 'x'])) as [[string]]
  expect(written).toBe(`'${text}`)
})

it('writes sums as numbers, also below zero', () => {
  expect(csvLine([-8.5, 0.1, 1_000_000])).toBe('-8.50,0.10,1000000.00\r\n')
})
