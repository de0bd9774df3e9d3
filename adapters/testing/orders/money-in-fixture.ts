import { randomUUID } from 'node:crypto'
import { adminServices } from '#adapters/composition/admin/admin.tokens.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import type { PlacedOrder } from '#application/orders/contract.ts'
import type { IncomingMoneyView } from '#application/orders/incoming-money-contract.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

/** A line of a bank's table. */
interface Came {
  readonly dollars: string
  readonly text: string
  readonly key?: string
  readonly currency?: string
  readonly day?: string
  readonly iban?: string
}

/** A bank's table. */
export const statement = (...came: readonly Came[]): File =>
  new File(
    [
      'date,amount,currency,name,iban,text,id\n',
      ...came.map(
        ({
          dollars,
          text,
          key = randomUUID(),
          currency = 'USD',
          day = '2026-03-01',
          iban = 'BE68539007547034',
        }) => `${day},${dollars},${currency},Lena Okoro,${iban},${text},${key}\n`,
      ),
    ],
    'statement.csv',
  )

interface Booked extends Pick<Came, 'dollars' | 'text' | 'day'> {
  readonly key: string
  /** Whether the bank takes it back. */
  readonly isReversal: boolean
  /** Whether nobody says from whom it came. */
  readonly isNameless?: boolean
}

const lena = '<Dbtr><Nm>Lena Okoro</Nm></Dbtr><DbtrAcct><Id><IBAN>BE68539007547034</IBAN></Id></DbtrAcct>'

const booked = ({ dollars, text, key, day = '2026-03-01', isReversal, isNameless }: Booked): string =>
  `<Ntry><Amt Ccy="USD">${dollars}</Amt><CdtDbtInd>${isReversal ? 'DBIT' : 'CRDT'}</CdtDbtInd>
<RvslInd>${isReversal}</RvslInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${key}</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties>${isNameless ? '' : lena}</RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

/** A bank's statement of camt.053, in which it may take back what had come. */
export const camt = (...entries: readonly Booked[]): File =>
  new File(
    [
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>${entries.map(booked).join('')}</Stmt></BkToCstmrStmt></Document>`,
    ],
    'statement.xml',
  )

/** What came of a statement that tells of nothing. */
export const nothing = {
  paid: 0,
  waiting: 0,
  toSendBack: 0,
  unplaced: 0,
  known: 0,
  leftOut: [],
  assumed: null,
}

/** Orders by transfer, and an admin who sees to their money. */
export function moneyInFixture(at: OrderingFixture) {
  const transfer = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' } as const

  async function asAdmin() {
    const userId = await at.backstage.givenBuyer(`${randomUUID()}@example.test`, true)
    const caller = { userId, role: 'admin', sessionId: 'here' } as const
    const refundsDue = at.get(orderServices.refundsDue)(caller)
    return { ...at.service(undefined, undefined, caller), refundsDue, log: at.get(adminServices.log)(caller) }
  }
  async function placed(): Promise<PlacedOrder> {
    const id = await at.backstage.givenArtwork({ title: 'By transfer', price: 200_00, stock: 1 })
    return at.service().place(at.request(id, 1, transfer), randomUUID())
  }
  async function ordered(): Promise<PlacedOrder> {
    const order = await placed()
    await at.keep(order)
    return order
  }
  const look = ({ number, accessKey }: PlacedOrder) => at.service().order(number, accessKey)
  async function openOf(order: PlacedOrder): Promise<readonly IncomingMoneyView[]> {
    const { items } = await (await asAdmin()).moneyIn.money({ limit: 100 })
    return items.filter((each) => each.order?.number === order.number)
  }
  const mailOf = async (event: string, id: string) => (await at.backstage.mailOf(`${event}:${id}`))?.subject
  return { asAdmin, placed, ordered, look, openOf, mailOf }
}
