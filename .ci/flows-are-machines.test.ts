import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Files of the web by their paths, with what is written in them. */
type Sources = ReadonlyMap<string, string>

/** Files that keep one of several words which somebody has chosen, and does not go through; each with a reason. */
const choices: Readonly<Record<string, string>> = {}

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

/** What a component keeps by itself in two values: that something is on its way, and what is wrong with it. */
const halvesIn = (sources: Sources): readonly string[] =>
  [...sources].flatMap(([file, source]) => {
    const states = [
      ...source.matchAll(
        /\[\s*(\w+)\s*(?:,\s*\w+\s*,?\s*)?\]\s*=\s*useState\b(<boolean>|\((?:true|false|!))?/g,
      ),
    ]
    const onItsWay = states.filter(
      ([, name = '', isBoolean]) =>
        isBoolean && /^(?:is)?(?:Sending|Busy|Removing|Loading|Saving)$/i.test(name),
    )
    const wrong = states.filter(([, name = '']) => /error|fault|fail|problem|refus|wrong/i.test(name))
    return onItsWay.length > 0 && wrong.length > 0
      ? [`${file}: ${[...onItsWay, ...wrong].map(([, name]) => name).join(', ')}`]
      : []
  })

it('what goes through several states is a machine, never a word in a component', () => {
  const sources = new Map(
    globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  )
  expect([...sources.values()].filter((source) => source.includes('useState<')).length).toBeGreaterThan(20)
  expect(flowsIn(sources, choices)).toEqual([])
  expect(halvesIn(sources)).toEqual([])
  expect(
    Object.keys(choices).filter((file) => !flowsIn(sources).some((flow) => flow.startsWith(file))),
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

const anError = 'const [error, setError] = useState<string>()\n'

it.each([
  [`${anError}const [isSending, setSending] = useState(false)`, 'isSending, error'],
  ['const [isBusy, setBusy] = useState(false)\nconst [wrong] = useState<string>()', 'isBusy, wrong'],
  ['const [isRemoving] = useState(!isKept)\nconst [faults] = useState(() => none)', 'isRemoving, faults'],
  ["const [loading] = useState<boolean>(starts)\nconst [problem] = useState('')", 'loading, problem'],
  [
    'const [\n  saving,\n  setSaving,\n] = useState(true)\nconst [isFailed] = useState(false)',
    'saving, isFailed',
  ],
])('%s are two halves of a flow', (text, names) => {
  expect(halvesIn(new Map([['web/letters/letter.tsx', text]]))).toEqual([`web/letters/letter.tsx: ${names}`])
})

it.each([
  'const [isSending, setSending] = useState(false)',
  `${anError}const [text, setText] = useState('')`,
  `${anError}const [isOpen, setOpen] = useState(false)`,
  `${anError}const [removing, setRemoving] = useState<Letter | null>(null)`,
  `${anError}const isSending = !flow.matches('at rest')`,
])('%s are no two halves of a flow', (text) => {
  expect(halvesIn(new Map([['web/letters/letter.tsx', text]]))).toEqual([])
})
