/**
 * What ISO 20022 says of pain.001.001.09, as far as a batch of payouts has use for it: which elements stand where, in which
 * order, how often, and what may stand in them.
 */
type Content = RegExp | readonly Part[]
interface Part {
  readonly name: string
  readonly least: 0 | 1
  readonly most: number
  readonly content: Content
}

const once = (name: string, content: Content): Part => ({ name, least: 1, most: 1, content })
const perhaps = (name: string, content: Content): Part => ({ name, least: 0, most: 1, content })
const some = (name: string, content: Content): Part => ({
  name,
  least: 1,
  most: Number.MAX_SAFE_INTEGER,
  content,
})

/** The letters that every bank takes, escaped as XML has them. */
const text = (most: number): RegExp => new RegExp(`^[A-Za-z0-9/?:().,'+ -]{1,${most}}$`)
const count = /^[0-9]{1,15}$/
const decimal = /^[0-9]{1,16}\.[0-9]{2}$/
const day = /^\d{4}-\d{2}-\d{2}$/
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/

const party = [perhaps('Nm', text(70))]
const account = [once('Id', [once('IBAN', /^[A-Z]{2}[0-9]{2}[A-Za-z0-9]{1,30}$/)])]
const agent = [
  once('FinInstnId', [
    perhaps('BICFI', /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/),
    perhaps('Othr', [once('Id', text(35))]),
  ]),
]
const transfer = [
  once('PmtId', [perhaps('InstrId', text(35)), once('EndToEndId', text(35))]),
  once('Amt', [once('InstdAmt', decimal)]),
  perhaps('CdtrAgt', agent),
  perhaps('Cdtr', party),
  perhaps('CdtrAcct', account),
  perhaps('RmtInf', [perhaps('Ustrd', text(140))]),
]
const payment = [
  once('PmtInfId', text(35)),
  once('PmtMtd', /^TRF$/),
  perhaps('BtchBookg', /^(true|false)$/),
  perhaps('NbOfTxs', count),
  perhaps('CtrlSum', decimal),
  once('ReqdExctnDt', [once('Dt', day)]),
  once('Dbtr', party),
  once('DbtrAcct', account),
  once('DbtrAgt', agent),
  perhaps('ChrgBr', /^(DEBT|CRED|SHAR|SLEV)$/),
  some('CdtTrfTxInf', transfer),
]
const group = [
  once('MsgId', text(35)),
  once('CreDtTm', time),
  once('NbOfTxs', count),
  perhaps('CtrlSum', decimal),
  once('InitgPty', party),
]
const document = once('Document', [
  once('CstmrCdtTrfInitn', [once('GrpHdr', group), some('PmtInf', payment)]),
])

interface Element {
  readonly name: string
  readonly attributes: string
  readonly parts: Element[]
  text: string
}

/** @throws Error where the elements are not closed as they were opened */
function parsed(xml: string): Element {
  const root: Element = { name: '', attributes: '', parts: [], text: '' }
  const open = [root]
  for (const [whole, slash, name = '', attributes = ''] of xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .matchAll(/<(\/?)(\w+)((?: [^>]*)?)>|[^<]+/g)) {
    const inner = open.at(-1) ?? root
    if (!whole.startsWith('<')) inner.text += whole.trim()
    else if (slash === '') {
      const element = { name, attributes: attributes.trim(), parts: [], text: '' }
      inner.parts.push(element)
      open.push(element)
    } else if (open.pop()?.name !== name) throw new Error(`${name} is closed where it is not open.`)
  }
  if (open.length !== 1) throw new Error('Not everything is closed.')
  return root
}

function faultsOf(element: Element, content: Content, path: string): readonly string[] {
  if (content instanceof RegExp)
    return element.parts.length === 0 && content.test(element.text) ? [] : [`${path}: '${element.text}'`]
  const places = element.parts.map(({ name }) => content.findIndex((part) => part.name === name))
  return [
    ...(element.text === '' ? [] : [`${path}: text between its elements`]),
    ...element.parts.flatMap((part, nth) => {
      const place = places[nth] ?? -1
      const known = content[place]
      if (!known) return [`${path}/${part.name}: unknown here`]
      const isLate = places.slice(0, nth).some((before) => before > place)
      return [
        ...(isLate ? [`${path}/${part.name}: too late`] : []),
        ...faultsOf(part, known.content, `${path}/${part.name}`),
      ]
    }),
    ...content.flatMap(({ name, least, most }, place) => {
      const times = places.filter((each) => each === place).length
      return times < least || times > most ? [`${path}/${name}: ${times} times`] : []
    }),
  ]
}

/** All texts of elements of a name. */
const textsOf = (element: Element, name: string): readonly string[] => [
  ...(element.name === name ? [element.text] : []),
  ...element.parts.flatMap((part) => textsOf(part, name)),
]

const cents = (sum: string): bigint => BigInt(sum.replace('.', ''))

/** What a bank would find wrong with a file: its order, its letters and lengths, its sums. */
export function faultsIn(xml: string): readonly string[] {
  const root = parsed(xml)
  const sums = textsOf(root, 'InstdAmt').map(cents)
  const total = sums.reduce((one, other) => one + other, 0n)
  const names = textsOf(root, 'EndToEndId')
  return [
    ...faultsOf(root, [document], ''),
    ...textsOf(root, 'NbOfTxs')
      .filter((said) => Number(said) !== sums.length)
      .map((said) => `${said} transfers`),
    ...textsOf(root, 'CtrlSum')
      .filter((said) => cents(said) !== total)
      .map((said) => `sum ${said}`),
    ...(new Set(names).size === names.length ? [] : ['two transfers of one name']),
    ...(sums.some((sum) => sum <= 0n) ? ['a transfer of nothing'] : []),
    ...[...xml.matchAll(/<InstdAmt([^>]*)>/g)]
      .filter(([, given]) => given !== ' Ccy="USD"')
      .map(() => 'currency'),
  ]
}
