import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Files of the web by their paths, with what is written in them. */
type Sources = ReadonlyMap<string, string>

/** Files that keep one of several words which somebody has chosen, and does not go through; each with a reason. */
const choices: Readonly<Record<string, string>> = {}

/** Files that keep by themselves that something is on its way; each with a reason. */
const waits: Readonly<Record<string, string>> = {
  'web/home/use-more-trending.ts': 'It reads, and comes with the first page, before any machine.',
  'web/catalogue/gallery/use-hung-pages.ts': 'It reads, and comes with the gallery, before any machine.',
}

/** A type's text, from where it begins to the bracket that ends it. */
function typeAt(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at)
    if ('<({['.includes(sign)) depth++
    if ('>)}]'.includes(sign) && !text.startsWith('=>', at - 1) && depth-- === 0) return text.slice(start, at)
  }
  return ''
}

/** What a file calls a type, where a list of words or an alias says what it is. */
function declared(source: string, name: string): string | undefined {
  const alias = new RegExp(
    `^(?:export )?type ${name}\\b[^=\n]*=([\\s\\S]*?)(?=\n\\S|\n\n|\n?$(?![\\s\\S]))`,
    'm',
  )
  const words = new RegExp(`^(?:export )?const ${name} = (\\[(?:\\s*'[^'\n]*',?)+\\s*\\]) as const`, 'm')
  return (alias.exec(source) ?? words.exec(source))?.[1]
}

/** The file of the web that a name is imported from. */
function origin(file: string, source: string, name: string): string | undefined {
  const path = new RegExp(`^import [^;]*?\\b${name}\\b[^']*? from '([^']+)'`, 'm').exec(source)?.[1]
  if (path?.startsWith('#web/')) return path.slice(1)
  return path?.startsWith('.') ? join(dirname(file), path) : undefined
}

/** The words that a type allows, looked up in what it is made of. */
function wordsOf(
  sources: Sources,
  file: string,
  type: string,
  seen: readonly string[] = [],
): readonly string[] {
  // Names of properties are no states.
  const text = type.replace(/\b(?:Pick|Omit)<[^<>]*>|\['[^']*'\]/g, '')
  const source = sources.get(file) ?? ''
  const quoted = [...text.matchAll(/'([^'\n]*)'/g)].map(([, word = '']) => word)
  const names = new Set(text.replace(/'[^'\n]*'/g, '').match(/\b[A-Za-z]\w*\b/g))
  const meant = [...names].flatMap((name) => {
    if (seen.includes(name)) return []
    const [home, alias] = [file, origin(file, source, name)]
      .map((each) => [each, declared(sources.get(each ?? '') ?? '', name)] as const)
      .find(([, found]) => found !== undefined) ?? [undefined, undefined]
    return home && alias ? wordsOf(sources, home, alias, [...seen, name]) : []
  })
  return [...new Set([...quoted, ...meant])]
}

/** Where a component keeps by itself which of several states it has come to. */
const flowsIn = (sources: Sources, chosen: Readonly<Record<string, string>> = {}): readonly string[] =>
  [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/\buseState(?:<|\([^()\n]*? as (?!const))/g)]
      .map((found) => wordsOf(sources, file, typeAt(source, found.index + found[0].length)))
      .filter((words) => words.length > 1 && !(file in chosen))
      .map((words) => `${file}: ${words.join(', ')}`),
  )

/** Where a component keeps by itself that something is on its way. */
const waitsIn = (sources: Sources, meant: Readonly<Record<string, string>> = {}): readonly string[] =>
  [...sources].flatMap(([file, source]) =>
    [
      ...source.matchAll(
        /\[\s*(\w+)\s*(?:,\s*\w+\s*,?\s*)?\]\s*=\s*useState\b(<boolean>|\((?:true|false|!))?/g,
      ),
    ]
      .filter(
        ([, name = '', isBoolean]) =>
          !(file in meant) &&
          (/^(?:is)?(?:sending|busy|loading|saving)$/i.test(name) ||
            (isBoolean && /^(?:is)?(?:removing|leaving|hanging)$/i.test(name))),
      )
      .map(([, name = '']) => `${file}: ${name}`),
  )

it('what goes through several states is a machine, never a word in a component', () => {
  const sources = new Map(
    globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  )
  expect([...sources.values()].filter((source) => source.includes('useState<')).length).toBeGreaterThan(20)
  expect(flowsIn(sources, choices)).toEqual([])
  expect(waitsIn(sources, waits)).toEqual([])
  const found = [...flowsIn(sources), ...waitsIn(sources)]
  expect(
    Object.keys({ ...choices, ...waits }).filter((file) => !found.some((flow) => flow.startsWith(file))),
  ).toEqual([])
})

it.each([
  ["const [step, setStep] = useState<'writing' | 'sending' | 'sent'>('writing')", 'writing, sending, sent'],
  ["const [step] = useState<\n  | 'writing'\n  | 'sent'\n>('writing')", 'writing, sent'],
  ["const [step] = useState<{ is: 'writing' } | { is: 'refused'; why: () => string }>()", 'writing, refused'],
  ["const [step] = useState('writing' as 'writing' | 'sent')", 'writing, sent'],
  ["type Step =\n  | 'writing'\n  | 'sent'\nconst [step] = useState<Step | null>(null)", 'writing, sent'],
  [
    "const steps = ['writing', 'sent'] as const\nconst [step] = useState<(typeof steps)[number]>()",
    'writing, sent',
  ],
  ["import type { Step } from './step.ts'\nconst [step] = useState<Step>('asked')", 'asked, answered'],
  ["import { type Step, ask } from '#web/letters/step.ts'\nuseState<Step>(ask)", 'asked, answered'],
])('%s is found', (text, words) => {
  const sources = new Map([
    ['web/letters/letter.tsx', text],
    [
      'web/letters/step.ts',
      "/** How far. */\nexport type Step = 'asked' | Ended\n\ntype Ended = 'answered'\n",
    ],
  ])
  expect(flowsIn(sources)).toEqual([`web/letters/letter.tsx: ${words}`])
  expect(flowsIn(sources, { 'web/letters/letter.tsx': 'One of two papers is chosen.' })).toEqual([])
})

it.each([
  "const [text] = useState<string | null>('writing')",
  "const [letter] = useState<Pick<Letter, 'subject' | 'text'>>(useLetter('one', 'two'))",
  "const [subject] = useState<Letter['subject'] | Letter['text']>()",
  "type Step = 'writing' | 'sent'\nconst [isSent] = useState<boolean>(false)",
  "const [unsaved] = useState<'unsaved' | null>(null)",
])('%s is no flow', (text) => {
  expect(flowsIn(new Map([['web/letters/letter.tsx', text]]))).toEqual([])
})

it.each([
  ['const [isSending, setSending] = useState(false)', 'isSending'],
  ['const [busy, setBusy] = useState<string | null>(null)', 'busy'],
  ['const [isRemoving] = useState(!isKept)', 'isRemoving'],
  ['const [loading] = useState<boolean>(starts)', 'loading'],
  ['const [\n  saving,\n  setSaving,\n] = useState(true)', 'saving'],
])('%s keeps that something is on its way', (text, name) => {
  const sources = new Map([['web/letters/letter.tsx', text]])
  expect(waitsIn(sources)).toEqual([`web/letters/letter.tsx: ${name}`])
  expect(waitsIn(sources, { 'web/letters/letter.tsx': 'It only reads.' })).toEqual([])
})

it.each([
  'const [error, setError] = useState<string>()',
  "const [text, setText] = useState('')",
  'const [isOpen, setOpen] = useState(false)',
  'const [removing, setRemoving] = useState<Letter | null>(null)',
  "const isSending = !flow.matches('at rest')",
])('%s keeps nothing of the kind', (text) => {
  expect(waitsIn(new Map([['web/letters/letter.tsx', text]]))).toEqual([])
})
