import { Camera } from 'lucide'
import { useId } from 'react'
import { mostPhotographs } from '#domain/claims/claim.ts'
import { link, meta, spoken } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import * as css from './claims.css.ts'

interface PhotographsFieldProps {
  readonly chosen: readonly File[]
  /** Those of them that were refused. */
  readonly wrong: ReadonlySet<File>
  readonly error?: string | undefined
  readonly onChange: (files: readonly File[]) => void
}

/** Tells one file from another, as far as anybody can who has not read them. */
const sameness = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

/** Whoever chooses a photograph twice means it once. */
const withoutRepeats = (files: readonly File[]): readonly File[] => [
  ...new Map(files.map((file) => [sameness(file), file])).values(),
]

/** Photographs that go along with a message. */
export function PhotographsField({ chosen, wrong, error, onChange }: PhotographsFieldProps) {
  const id = useId()
  const hint = `${id}-hint`
  return (
    <div>
      <input
        id={id}
        className={spoken}
        type="file"
        accept="image/*"
        multiple
        aria-describedby={hint}
        aria-invalid={error === undefined ? undefined : true}
        onChange={({ target }) => {
          onChange(withoutRepeats([...chosen, ...(target.files ?? [])]))
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <label className={`${link} ${css.choose}`} htmlFor={id}>
        <Icon of={Camera} small />
        Add photographs
      </label>
      <p id={hint} className={meta}>
        Up to {mostPhotographs}. Only you, the artist and the gallery can see them.
        {error !== undefined && (
          <>
            {' '}
            <span className={css.wrong}>{error}</span>
          </>
        )}
      </p>
      {chosen.length > 0 && (
        <ul className={css.chosen} aria-label="Photographs that go along">
          {chosen.map((file, place) => (
            <li key={sameness(file)}>
              <span>
                {file.name}
                {wrong.has(file) && <span className={css.wrong}> cannot be sent</span>}
              </span>
              <Button
                look="quiet"
                aria-label={`Leave out ${file.name}`}
                onClick={() => onChange(chosen.filter((_, each) => each !== place))}
              >
                Leave out
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
