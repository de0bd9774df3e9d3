import type { AuditWriter } from '#application/admin/audit-writer.ts'
import { type Caller, signedInAs } from '#application/shared/caller.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { Dismissal, IncomingMoney, MoneyStanding } from '#domain/orders/incoming-money.ts'
import { type IncomingPayment, isTakenBack, namedOrder } from '#domain/orders/incoming-payment.ts'
import type { Order } from '#domain/orders/order.ts'
import { isOrderNumber } from '#domain/orders/order-number.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type {
  IncomingMoneyView,
  MoneyIn,
  StatementFiles,
  StatementResult,
} from '../incoming-money-contract.ts'
import type { IncomingMoneyRepository } from '../incoming-money-repository.ts'
import { countMoney, countRefused, type MoneyPorts } from '../steps/counted-money.ts'
import { keepMoney } from '../steps/kept-money.ts'
import { moneyLog } from '../steps/money-log.ts'
import { paymentOf } from '../steps/payment-of-order.ts'
import { closeTakenBack, takeOut } from '../steps/taken-back-money.ts'

export interface MoneyInPorts extends MoneyPorts {
  readonly files: StatementFiles
  readonly money: IncomingMoneyRepository
  readonly audit: AuditWriter
}

/** What payments of a statement are counted as. */
type Counted = Exclude<keyof StatementResult, 'leftOut' | 'assumed'>

const resultOf: Readonly<Record<Exclude<MoneyStanding, 'sent-back'>, Exclude<Counted, 'known'>>> = {
  unplaced: 'unplaced',
  waits: 'waiting',
  counted: 'paid',
  'to-send-back': 'toSendBack',
}

const actionOf: Readonly<Record<Dismissal, string>> = {
  duplicate: 'money-duplicate',
  'no-order': 'money-for-no-order',
  'taken-back': 'money-taken-back',
}

const noMoney = (): DomainError =>
  new DomainError('not-found', 'money-not-found', 'There is no such payment.')

function noOrder(number: string): DomainError {
  const sentence = `There is no order ${number}.`
  return new DomainError('rule-broken', 'order-not-found', sentence, { orderNumber: sentence })
}

const notByTransfer = (number: string): DomainError =>
  new DomainError('conflict', 'no-bank-transfer', `Order ${number} is not paid by bank transfer.`)

const viewOf = (money: IncomingMoney, order: Order | null): IncomingMoneyView => ({
  id: money.id,
  bookedOn: money.bookedOn,
  amount: money.amount,
  currency: money.currency,
  sender: money.sender,
  senderIban: money.senderIban,
  text: money.text,
  standing: money.standing,
  order: order && { number: order.number, status: order.status },
  asks: null,
  lacks: money.lacks,
  back: money.back,
})

/** What came by bank transfer: see the contract. @param publicUrl scheme and host of the links in mails */
export const moneyInService =
  (ports: MoneyInPorts, { publicUrl }: { readonly publicUrl: string }) =>
  (caller: Caller): MoneyIn => {
    const { files, money, orders, attempts, work } = ports
    const place = { publicUrl, link: null }

    const writeDown = moneyLog(ports)

    /** One payment of a statement: kept, placed where it names its order or taken out again, and written down, or none of that. */
    const takeOne = (
      payment: IncomingPayment,
      { told, names }: { readonly told: readonly IncomingPayment[]; readonly names: Set<string> },
      adminId: string,
    ): Promise<Counted> =>
      work.run(async () => {
        const some = await keepMoney(payment, names, ports)
        if (!some) return 'known'
        if (isTakenBack(some)) {
          await writeDown(some, await takeOut(some, told, ports, place), 'money-left-again', adminId)
          return 'unplaced'
        }
        const named = namedOrder(some.text)
        const order = named && (await orders.byNumber(named.number))
        const reversal = await closeTakenBack(some, order, ports, place)
        if (reversal) {
          await writeDown(some, order, 'money-received', adminId)
          await writeDown(reversal, order, 'money-taken-back', adminId)
          return 'unplaced'
        }
        const placed = order && (await countMoney(some, order, ports, { ...place, by: adminId }))
        if (placed) await money.save(some)
        await writeDown(some, placed, 'money-received', adminId)
        return resultOf[some.standing as keyof typeof resultOf]
      })

    /** What the order that a payment names asks for, where it does so in another currency. */
    async function askedOtherwise({
      standing,
      text,
      currency,
    }: Pick<IncomingMoney, 'standing' | 'text' | 'currency'>): Promise<IncomingMoneyView['asks']> {
      const named = standing === 'unplaced' ? namedOrder(text) : null
      const order = named && (await orders.byNumber(named.number))
      if (order?.method !== 'atm' || order.status !== 'awaiting-payment') return null
      const { lacks } = await paymentOf(order, await attempts.ofOrder(order.number), ports)
      return lacks.currency === currency ? null : { number: order.number, ...lacks }
    }

    /** Money with the order that it came for, inside a unit of work. */
    async function found(
      id: string,
    ): Promise<{ readonly some: IncomingMoney; readonly order: Order | null }> {
      const some = await money.byId(id)
      if (!some) throw noMoney()
      return { some, order: some.orderNumber === null ? null : await orders.byNumber(some.orderNumber) }
    }

    return {
      async money(request) {
        signedInAs('admin', caller)
        const page = await keysetPage(
          request,
          'money-in',
          (limit, after) => money.open(limit, after),
          (row) => row,
        )
        const items: IncomingMoneyView[] = []
        for (const row of page.items) items.push({ ...row, asks: await askedOtherwise(row) })
        return { ...page, items }
      },

      async take(file) {
        const { userId } = signedInAs('admin', caller)
        const { payments, leftOut, assumed } = await files.read(file)
        const result = { paid: 0, waiting: 0, toSendBack: 0, unplaced: 0, known: 0, leftOut, assumed }
        const statement = { told: payments, names: new Set(payments.map(({ key }) => key)) }
        // What a file tells of and takes back itself must pay nothing in between.
        const inTurn = payments.toSorted(
          (one, other) => Number(isTakenBack(other)) - Number(isTakenBack(one)),
        )
        for (const payment of inTurn) result[await takeOne(payment, statement, userId)]++
        return result
      },

      async place(id, orderNumber) {
        const { userId } = signedInAs('admin', caller)
        const number = orderNumber.trim()
        return work.run(async () => {
          const order = isOrderNumber(number) ? await orders.byNumber(number) : null
          const some = await money.byId(id)
          if (!some) throw noMoney()
          some.mustBeUnplaced()
          if (!order) throw noOrder(number)
          const placed = await countMoney(some, order, ports, { ...place, by: userId, isSure: true })
          if (!placed) throw notByTransfer(number)
          await money.save(some)
          await writeDown(some, placed, 'money-placed', userId)
          return viewOf(some, placed)
        })
      },

      async sentBack(id) {
        const { userId } = signedInAs('admin', caller)
        return work.run(async () => {
          const { some, order } = await found(id)
          some.sendBack()
          await money.save(some)
          await writeDown(some, order, 'money-sent-back', userId)
          return viewOf(some, order)
        })
      },

      async dismiss(id, why) {
        const { userId } = signedInAs('admin', caller)
        return work.run(async () => {
          const { some, order } = await found(id)
          some.mustBeDismissible(why)
          const counts = order !== null && (await countRefused(some, order, ports))
          if (!counts) some.dismiss(why)
          await money.save(some)
          await writeDown(some, order, actionOf[why], userId)
          return viewOf(some, counts ? order : null)
        })
      },
    }
  }
