import { isUtf8 } from 'node:buffer'
import type { StatementFiles } from '#application/orders/incoming-money-contract.ts'
import type { IncomingPayment, Statement } from '#domain/orders/incoming-payment.ts'
import { formatCount } from '#domain/shared/format-count.ts'
import { readCamt053 } from './camt053.ts'
import { readTable } from './statement-table.ts'
import { unreadableStatement } from './unreadable-statement.ts'

/** Bytes. */
const largestStatement = 5 * 1024 * 1024
/** What is brought in at a press: each of them is a transaction. */
const mostPayments = 2_000
/** Characters that are kept of what a sender wrote, and of a bank's name for a payment. */
const longest = 500

const tooLarge = (excess: string) =>
  unreadableStatement(`${excess} Export a shorter time and bring the files in one after the other.`)

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const kept: Uint8Array[] = []
  let bytes = 0
  for await (const part of parts) {
    bytes += part.length
    if (bytes > largestStatement) throw tooLarge('This file is larger than 5 MB.')
    kept.push(part)
  }
  return Buffer.concat(kept)
}

const shortened = (payment: IncomingPayment): IncomingPayment => ({
  ...payment,
  sender: payment.sender?.slice(0, longest) ?? null,
  senderIban: payment.senderIban?.slice(0, 40) ?? null,
  text: payment.text.slice(0, longest),
})

/** What a bank's file tells of money that came: camt.053, or a table. @throws DomainError rule-broken 'statement-unreadable' */
export async function statementIn(parts: AsyncIterable<Uint8Array>): Promise<Statement> {
  const bytes = await bytesOf(parts)
  const text = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes)
  if (text.trim() === '') throw unreadableStatement('There is nothing in this file.')
  if (text.includes('\0')) throw unreadableStatement('This is neither a statement in XML nor a table in CSV.')
  const statement = text.trimStart().startsWith('<') ? readCamt053(text) : readTable(text)
  const { payments, leftOut } = statement
  if (payments.length + leftOut.length > mostPayments)
    throw tooLarge(`This file has more than ${formatCount(mostPayments)} payments.`)
  const long = payments.find(({ key }) => key.length > 2 * longest)
  if (long) throw unreadableStatement('A payment has a name that is longer than any bank writes.')
  return {
    ...statement,
    payments: payments.map(shortened),
    leftOut: leftOut.map((words) => words.slice(0, longest)),
  }
}

/** Reads where it stands, for whoever has no other process to spare. */
export const statementFiles: StatementFiles = { read: (file) => statementIn(file.stream()) }
