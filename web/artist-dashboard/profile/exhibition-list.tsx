import { Plus, X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { isYear, longestExhibition, yearIn } from '#domain/artists/profile-form.ts'
import { isBlank } from '#domain/shared/tidy-text.ts'
import { heading, muted } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import * as css from './own-profile-screen.css.ts'
import type { TypedExhibition } from './profile-draft.ts'

interface ExhibitionListProps {
  readonly exhibitions: readonly TypedExhibition[]
  readonly error: string | undefined
  readonly onChange: (exhibitions: readonly TypedExhibition[]) => void
}

/** Where the works were shown: one row each, to write, add and take away. */
export function ExhibitionList({ exhibitions, error, onChange }: ExhibitionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState<string | null>(null)
  useEffect(() => {
    if (added !== null) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }, [added])
  const change = (key: string, part: Partial<TypedExhibition>) =>
    onChange(exhibitions.map((each) => (each.key === key ? { ...each, ...part } : each)))
  return (
    <fieldset>
      <legend className={heading.h4}>Exhibitions</legend>
      {exhibitions.length === 0 && <p className={muted}>None so far. They are shown on your page.</p>}
      {error !== undefined && (
        <p className={css.wrong} role="alert">
          {error}
        </p>
      )}
      <ul ref={list} className={css.exhibitions}>
        {exhibitions.map(({ key, title, venue, year }, index) => (
          <li key={key} className={css.exhibition}>
            <Field
              label="Title"
              value={title}
              error={error !== undefined && isBlank(title) ? 'Its title, please' : undefined}
              longest={longestExhibition}
              onChange={({ target }) => change(key, { title: target.value })}
            />
            <Field
              label="Where"
              value={venue}
              longest={longestExhibition}
              onChange={({ target }) => change(key, { venue: target.value })}
            />
            <Field
              label="Year"
              figures
              inputMode="numeric"
              maxLength={4}
              value={year}
              error={error !== undefined && !isYear(yearIn(year)) ? 'Four digits' : undefined}
              onChange={({ target }) => change(key, { year: target.value })}
            />
            <IconButton
              icon={X}
              label={`Remove exhibition ${index + 1}`}
              onClick={() => onChange(exhibitions.filter((each) => each.key !== key))}
            />
          </li>
        ))}
      </ul>
      <Button
        className={css.add}
        onClick={() => {
          const key = crypto.randomUUID()
          onChange([...exhibitions, { key, title: '', venue: '', year: '' }])
          setAdded(key)
        }}
      >
        <Icon of={Plus} small />
        Add exhibition
      </Button>
    </fieldset>
  )
}
