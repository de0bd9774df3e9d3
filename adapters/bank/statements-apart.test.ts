import { expect, it } from 'vitest'
import { statementsApart } from './statements-apart.ts'

const file = (text: string): File => new File([text], 'statement', { type: 'text/plain' })

it('reads a file beside the shop, says what is wrong with one, and reads the next', async () => {
  const files = statementsApart()
  const bad = files.read(file('<!DOCTYPE a [<!ENTITY b "c">]><Document/>'))
  const good = files.read(file('date,amount,text\n2026-11-23,5.00,Thanks\n'))
  await expect(bad).rejects.toMatchObject({
    refusal: 'rule-broken',
    code: 'statement-unreadable',
    fields: { file: 'A statement must not declare a document type or entities.' },
  })
  expect(await good).toMatchObject({
    payments: [{ bookedOn: '2026-11-23', sum: { amount: 5_00, currency: 'EUR' } }],
    assumed: 'EUR',
  })
}, 60_000)

it.each([
  ['', 'There is nothing in this file.'],
  ['\0\0', 'neither a statement in XML nor a table in CSV'],
  ['x'.repeat(5 * 1024 * 1024 + 1), 'larger than 5 MB'],
  [`date,amount,text\n${'2026-11-23,5.00,Thanks\n'.repeat(2_001)}`, 'more than 2,000 payments'],
])(
  'refuses %#',
  async (text, reason) => {
    await expect(statementsApart().read(file(text))).rejects.toThrow(reason)
  },
  60_000,
)
