import { XMLParser, XMLValidator } from 'fast-xml-parser'
import {
  type IncomingPayment,
  leftOutInWords,
  returnedText,
  type Statement,
  takenBackText,
  writtenText,
} from '#domain/orders/incoming-payment.ts'
import { type Currency, currencies } from '#domain/payments/standing.ts'
import { beginOfDay } from '#domain/shared/day.ts'
import { unreadableStatement as unreadable } from './unreadable-statement.ts'

/** An element: its children, each a list, as any may come again; its text; its attributes after @, without those of namespaces. */
interface Element {
  readonly [name: string]: readonly (Element | string)[] | string | undefined
}

const versions = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(02|04|08)$/

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  removeNSPrefix: true,
  processEntities: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

/** The parser bounds what it takes apart: names that mean something in JavaScript, and what lies too deep, it throws at. */
function parsed(xml: string): Element {
  try {
    return parser.parse(xml) as Element
  } catch (error) {
    throw unreadable(`There is something in this file that no bank writes: ${(error as Error).message}`)
  }
}

/** All elements at the end of a path. */
const all = (from: Element, ...path: readonly string[]): readonly Element[] =>
  path.reduce<readonly Element[]>(
    (found, name) =>
      found.flatMap((element) => {
        const children = element[name]
        return Array.isArray(children) ? children.filter((child) => typeof child === 'object') : []
      }),
    [from],
  )
const textOf = (from: Element, ...path: readonly string[]): string | null => {
  const text = all(from, ...path)[0]?.['#text']
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null
}

const isCurrency = (name: string): name is Currency => currencies.some((known) => known === name)

/** A sum such as 731.00 in the smallest unit of its currency; as it is written in a currency that nothing is asked in. */
function sumOf(amount: Element | undefined, place: string): IncomingPayment['sum'] | string {
  const [written, currency] = [amount?.['#text'], amount?.['@Ccy']]
  if (typeof written !== 'string' || typeof currency !== 'string' || !/^\d{1,12}(\.\d{1,5})?$/.test(written))
    throw unreadable(`${place} has no amount that can be read.`)
  if (!isCurrency(currency)) return `${currency.slice(0, 3)} ${written}`
  const [whole = '', part = ''] = written.split('.')
  if (/[1-9]/.test(part.slice(2))) throw unreadable(`${place} has parts of a cent.`)
  return { amount: Number(`${whole}${part.slice(0, 2).padEnd(2, '0')}`), currency }
}

/** What an entry does to the account: money comes, comes back that had left, or leaves again; null where it is not ours to tell. */
type Direction = 'came' | 'came-back' | 'taken-back'

function directionOf(entry: Element): Direction | null {
  if ((textOf(entry, 'Sts', 'Cd') ?? textOf(entry, 'Sts')) !== 'BOOK') return null
  const [side, reversal] = [textOf(entry, 'CdtDbtInd'), textOf(entry, 'RvslInd')]
  const isReversal = reversal === 'true' || reversal === '1'
  // The side is that of the reversal: a debit takes back what had come.
  if (side === 'DBIT') return isReversal ? 'taken-back' : null
  return side === 'CRDT' ? (isReversal ? 'came-back' : 'came') : null
}

const told = (direction: Direction, text: string, why: string | null): string => {
  if (direction === 'came') return text
  return direction === 'came-back' ? returnedText(text, why) : takenBackText(text, why)
}

/** The payments of an entry, and in words what came in currencies that nothing is asked in. */
function paymentsOf(
  entry: Element,
  direction: Direction,
  statement: string,
  place: number,
): readonly (IncomingPayment | string)[] {
  const bookedOn = (textOf(entry, 'BookgDt', 'Dt') ?? textOf(entry, 'BookgDt', 'DtTm') ?? '').slice(0, 10)
  const at = `Entry ${place} of statement ${statement}`
  if (!beginOfDay(bookedOn)) throw unreadable(`${at} has no day of booking.`)
  const single = all(entry, 'NtryDtls', 'TxDtls')
  const parts = single.length > 0 ? single : [{}]
  const isOfEntry = (details: Element): boolean => {
    const side = textOf(details, 'CdtDbtInd')
    return side === null || side === textOf(entry, 'CdtDbtInd')
  }
  // Some banks repeat in a reversal the side that its payments had come with: where none is of the entry's, that decides.
  const isMixed = parts.some(isOfEntry)
  return parts.flatMap((details, index) => {
    if (isMixed && !isOfEntry(details)) return []
    // Of one payment in an entry came what the entry says: its own sum may be that before somebody's charges.
    const own = all(details, 'Amt')[0] ?? all(details, 'AmtDtls', 'TxAmt', 'Amt')[0]
    const sum = sumOf(parts.length === 1 ? (all(entry, 'Amt')[0] ?? own) : own, at)
    const debtor = all(details, 'RltdPties', 'Dbtr')[0] ?? {}
    const named =
      textOf(details, 'Refs', 'AcctSvcrRef') ?? (parts.length === 1 ? textOf(entry, 'AcctSvcrRef') : null)
    const words = [
      ...all(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
      ...all(details, 'RmtInf', 'Ustrd'),
      ...all(details, 'Refs', 'EndToEndId'),
    ].map(({ '#text': word }) => (typeof word === 'string' ? word.trim() : ''))
    const text = writtenText(words.filter((word) => word !== '' && word !== 'NOTPROVIDED').join(' · '))
    const [returned] = all(details, 'RtrInf')
    const why = (returned && (textOf(returned, 'Rsn', 'Cd') ?? textOf(returned, 'AddtlInf'))) ?? null
    const payment = {
      key: named ?? `${statement}/${place}/${index + 1}`,
      bookedOn,
      sender: textOf(debtor, 'Nm') ?? textOf(debtor, 'Pty', 'Nm'),
      senderIban: textOf(details, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN'),
      text: told(direction === 'came' && returned ? 'came-back' : direction, text, why),
    }
    return typeof sum === 'string' ? leftOutInWords(sum, payment) : { ...payment, sum }
  })
}

/**
 * What has come to the account, by a statement of camt.053.001 (.02, .04 or .08): booked credits, and which of them it took back.
 * @throws DomainError rule-broken 'statement-unreadable', with what is wrong; nothing is read by half
 */
export function readCamt053(xml: string): Statement {
  // Nothing that a bank sends declares anything; what does could read files or fill the memory.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml))
    throw unreadable('A statement must not declare a document type or entities.')
  const verdict = XMLValidator.validate(xml)
  if (verdict !== true) throw unreadable(`Line ${verdict.err.line} is no XML: ${verdict.err.msg}`)
  const [root] = all(parsed(xml), 'Document')
  const namespace = /<(?:[\w.-]+:)?Document\b[^>]*\sxmlns(?::[\w.-]+)?=["']([^"']+)/.exec(xml)?.[1]
  if (!root || namespace === undefined || !versions.test(namespace))
    throw unreadable('This is no statement of the form camt.053.001.02, .04 or .08.')
  const came = all(root, 'BkToCstmrStmt', 'Stmt').flatMap((statement) => {
    const id = textOf(statement, 'Id')
    if (id === null) throw unreadable('A statement has no name of its own (Id).')
    return all(statement, 'Ntry').flatMap((entry, index) => {
      const direction = directionOf(entry)
      return direction ? paymentsOf(entry, direction, id, index + 1) : []
    })
  })
  return {
    payments: came.filter((each) => typeof each !== 'string'),
    leftOut: came.filter((each) => typeof each === 'string'),
    assumed: null,
  }
}
