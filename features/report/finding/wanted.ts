import { type LevelName, levelNames, type Outcome, type Person, persons } from '../report-data.ts'

/** What somebody looks for; empty where it does not matter. */
export interface Wanted {
  readonly q: string
  readonly person: Person | ''
  readonly capability: string
  readonly level: LevelName | ''
  readonly outcome: Outcome | ''
  readonly changed: boolean
}

export const everything: Wanted = {
  q: '',
  person: '',
  capability: '',
  level: '',
  outcome: '',
  changed: false,
}

const outcomes: readonly Outcome[] = ['held', 'failed', 'not-here', 'not-run']

const start = '#find?'

const oneOf = <Word extends string>(word: string | null, words: readonly Word[]): Word | '' =>
  words.find((each) => each === word) ?? ''

/** The part of an address that keeps what is looked for; empty where nothing is. */
export function addressOf(wanted: Wanted): string {
  const said = new URLSearchParams()
  for (const [name, value] of Object.entries(wanted)) if (value) said.set(name, String(value))
  return said.size === 0 ? '' : `${start}${said}`
}

/** What an address asks to look for; null where it leads elsewhere. */
export function wantedIn(hash: string): Wanted | null {
  if (!hash.startsWith(start)) return null
  const said = new URLSearchParams(hash.slice(start.length))
  return {
    q: said.get('q') ?? '',
    person: oneOf(said.get('person'), persons),
    capability: said.get('capability') ?? '',
    level: oneOf(said.get('level'), levelNames),
    outcome: oneOf(said.get('outcome'), outcomes),
    changed: said.get('changed') === 'true',
  }
}
