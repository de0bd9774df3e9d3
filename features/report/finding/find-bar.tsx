import { Search } from 'lucide'
import type { KeyboardEvent, RefObject } from 'react'
import { spoken } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { input } from '#web/ui/fields/field.css.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { levelNames, type Outcome, persons } from '../report-data.ts'
import { capabilityName, levelWords, personWords } from '../words.ts'
import * as css from './find-bar.css.ts'
import type { Wanted } from './wanted.ts'

interface FindBarProps {
  readonly wanted: Wanted
  readonly want: (change: Partial<Wanted>) => void
  readonly capabilities: readonly string[]
  /** What has changed is told since then. */
  readonly since: string
  readonly field: RefObject<HTMLInputElement | null>
  /** Goes from the field to what was found. */
  readonly goOn: (open: boolean) => void
}

const outcomeChoices: readonly { readonly value: Outcome | ''; readonly label: string }[] = [
  { value: '', label: 'Any outcome' },
  { value: 'held', label: 'Holds' },
  { value: 'failed', label: 'Does not hold' },
  { value: 'not-here', label: 'Not tried there, for a reason' },
  { value: 'not-run', label: 'Not tried this time' },
]

/** Words to look for, and what else it shall be. */
export function FindBar({ wanted, want, capabilities, since, field, goOn }: FindBarProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') want({ q: '' })
    else if (event.key === 'ArrowDown') goOn(false)
    else if (event.key === 'Enter') goOn(true)
    else return
    event.preventDefault()
  }
  return (
    <search className={css.bar}>
      <div className={css.words}>
        <label className={spoken} htmlFor="words">
          Search rules, scenarios and steps
        </label>
        <Icon of={Search} />
        <input
          ref={field}
          id="words"
          className={`${input} ${css.field}`}
          type="search"
          placeholder="Search rules, scenarios and steps"
          autoComplete="off"
          spellCheck={false}
          value={wanted.q}
          onChange={({ currentTarget }) => want({ q: currentTarget.value })}
          onKeyDown={onKeyDown}
          aria-describedby="keys"
        />
      </div>
      <p className={css.keys} id="keys">
        <kbd>/</kbd> to search, <kbd>Enter</kbd> to open the first, <kbd>↓</kbd> <kbd>↑</kbd> from one to the
        next
      </p>
      <div className={css.choices}>
        <Select
          label="Person"
          value={wanted.person}
          onChange={({ currentTarget }) => want({ person: currentTarget.value as Wanted['person'] })}
          options={[
            { value: '', label: 'Everybody' },
            ...persons.map((person) => ({ value: person, label: personWords[person] })),
          ]}
        />
        <Select
          label="Capability"
          value={wanted.capability}
          onChange={({ currentTarget }) => want({ capability: currentTarget.value })}
          options={[
            { value: '', label: 'All of them' },
            ...capabilities.map((each) => ({ value: each, label: capabilityName(each) })),
          ]}
        />
        <Select
          label="Level"
          value={wanted.level}
          onChange={({ currentTarget }) => want({ level: currentTarget.value as Wanted['level'] })}
          options={[
            { value: '', label: 'Any level' },
            ...levelNames.map((level) => ({ value: level, label: levelWords[level].long })),
          ]}
        />
        <Select
          label="Outcome"
          value={wanted.outcome}
          onChange={({ currentTarget }) => want({ outcome: currentTarget.value as Wanted['outcome'] })}
          options={outcomeChoices}
        />
        <label className={css.changed}>
          <input
            type="checkbox"
            checked={wanted.changed}
            onChange={({ currentTarget }) => want({ changed: currentTarget.checked })}
          />
          <span>Changed since {since}</span>
        </label>
      </div>
    </search>
  )
}
