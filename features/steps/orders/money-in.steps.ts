import { deepEqual, equal, ok } from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { StatementResult } from '#application/orders/incoming-money-contract.ts'
import { creditorReference } from '#domain/payments/creditor-reference.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { centsOf } from '../../support/parameter-types.ts'
import type { SanaaWorld } from '../../support/world.ts'

const header = 'date,amount,currency,name,iban,text,id'

/** What an admin has brought in last, and what came of it. */
const brought = new WeakMap<
  SanaaWorld,
  { readonly rows: readonly string[]; result: StatementResult | null }
>()

const rowOf = (sum: string, text: string, id: number): string =>
  `2026-11-23,${(centsOf(sum) / 100).toFixed(2)},USD,Lena Okoro,BE68539007547034,${text},bank-${id}`

const fileOf = (rows: readonly string[]): File => new File([[header, ...rows].join('\n')], 'statement.csv')

/** A statement of a bank that books out again what had come with these words. */
const reversalOf = (sum: string, words: string): File =>
  new File(
    [
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>Reversals</Id><Ntry>
<Amt Ccy="USD">${(centsOf(sum) / 100).toFixed(2)}</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-25</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls>
</Ntry></Stmt></BkToCstmrStmt></Document>`,
    ],
    'statement.xml',
  )

async function bringIn(world: SanaaWorld, rows: readonly string[], file = fileOf(rows)): Promise<void> {
  const note: { rows: readonly string[]; result: StatementResult | null } = { rows, result: null }
  brought.set(world, note)
  world.refusal = await world
    .admin()
    .moneyIn.take(file)
    .then(
      (result) => {
        note.result = result
        return null
      },
      (error: unknown) => {
        if (!isDomainError(error)) throw error
        return error.message
      },
    )
  await world.stage.doJobs()
}

let payments = 0

When(
  /^the admin brings in a statement with (\$\S+) that names the order's (reference|number)( and a line that nobody can read)?$/,
  async function (this: SanaaWorld, sum: string, by: string, broken: string | null) {
    const text = by === 'number' ? this.orderNumber : creditorReference(this.orderNumber)
    const row = rowOf(sum, text, ++payments)
    await bringIn(this, broken ? [row, row.replace(/,\d+\.\d\d,/, ',much,')] : [row])
  },
)

Then('the order tells her {string}', async function (this: SanaaWorld, words: string) {
  const { instructions = '' } = (await this.shopper.order()) ?? {}
  ok(instructions?.includes(words), `'${instructions}' says '${words}'.`)
})

When('the admin brings in the same statement again', async function (this: SanaaWorld) {
  await bringIn(this, brought.get(this)?.rows ?? [])
})

Then('all of it was known already', function (this: SanaaWorld) {
  const { rows = [], result = null } = brought.get(this) ?? {}
  deepEqual(result, {
    paid: 0,
    waiting: 0,
    toSendBack: 0,
    unplaced: 0,
    known: rows.length,
    leftOut: [],
    assumed: null,
  })
})

Then('the admin is to send {money} back', async function (this: SanaaWorld, sum: string) {
  const { items } = await this.admin().moneyIn.money({})
  deepEqual(
    items.map(({ standing, back }) => [standing, back]),
    [['to-send-back', centsOf(sum)]],
  )
})

When('the admin says that it has been sent back', async function (this: SanaaWorld) {
  const { items } = await this.admin().moneyIn.money({})
  for (const { id } of items) await this.admin().moneyIn.sentBack(id)
})

Then('no money is left to see to', async function (this: SanaaWorld) {
  equal((await this.admin().moneyIn.money({})).total, 0)
})

When(
  'the admin brings in a statement with {money} and the words {string}',
  async function (this: SanaaWorld, sum: string, words: string) {
    await bringIn(this, [rowOf(sum, words, ++payments)])
  },
)

Then('one payment names no order that waits for it', function (this: SanaaWorld) {
  equal(brought.get(this)?.result?.unplaced, 1)
})

/** The one open payment that says so. */
async function openWith(world: SanaaWorld, words: string): Promise<string> {
  const { items } = await world.admin().moneyIn.money({})
  return items.find(({ text }) => text.includes(words))?.id ?? ''
}

When('the admin says that {string} is for no order', async function (this: SanaaWorld, words: string) {
  await this.admin().moneyIn.dismiss(await openWith(this, words), 'no-order')
})

When(
  /^the admin brings in a statement in which the bank takes back (\$\S+) that named the order$/,
  async function (this: SanaaWorld, sum: string) {
    await bringIn(this, [], reversalOf(sum, creditorReference(this.orderNumber)))
  },
)

When('the admin says that {string} has been seen to', async function (this: SanaaWorld, words: string) {
  await this.admin().moneyIn.dismiss(await openWith(this, words), 'taken-back')
})

When('the admin says that {string} is the same payment', async function (this: SanaaWorld, words: string) {
  await this.admin().moneyIn.dismiss(await openWith(this, words), 'duplicate')
})

When('the admin places {string} on the order', async function (this: SanaaWorld, words: string) {
  await this.admin().moneyIn.place(await openWith(this, words), this.orderNumber)
  await this.stage.doJobs()
})
