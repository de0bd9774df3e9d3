import { defineEntity, p } from '@mikro-orm/core'
import { IncomingMoney, type MoneyStanding } from '#domain/orders/incoming-money.ts'
import type { Currency } from '#domain/payments/standing.ts'

/** What has come to the shop's account, each payment once. */
export const IncomingMoneySchema = defineEntity({
  class: IncomingMoney,
  tableName: 'incoming_money',
  properties: {
    id: p.uuid().primary(),
    key: p.text().unique('incoming_money_key_key'),
    bookedOn: p.text(),
    amount: p.bigint('number'),
    currency: p.text().$type<Currency>(),
    sender: p.text().nullable(),
    senderIban: p.text().nullable(),
    text: p.text(),
    heardAt: p.datetime(),
    standing: p.text().$type<MoneyStanding>(),
    orderNumber: p.text().nullable(),
    lacks: p.bigint('number').nullable(),
    back: p.bigint('number'),
  },
})
