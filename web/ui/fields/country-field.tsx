import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { Icon } from '#web/ui/buttons/icon.tsx'
import type { Country } from './countries.ts'
import * as css from './country-field.css.ts'
import * as fieldCss from './field.css.ts'
import { FieldFrame, type FieldLabels } from './field.tsx'
import { useCountrySearch } from './use-country-search.ts'

const nothingFound = 'No country is called so'

interface CountryFieldProps extends FieldLabels {
  readonly id?: string
  readonly name?: string
  readonly className?: string
  readonly autoComplete?: string
  readonly required?: boolean
  /** What stands in it at first where that is no country. */
  readonly defaultValue?: string
  readonly countries: readonly Country[]
  /** The chosen country's code; empty while none is. */
  readonly value: string
  readonly onChoose: (code: string) => void
}

/** A choice among all countries, found by typing a part of the name, the prefix or the code. */
export function CountryField({
  label,
  hint,
  error,
  id,
  className,
  countries,
  value,
  defaultValue = '',
  onChoose,
  ...input
}: CountryFieldProps) {
  const generated = useId()
  const fieldId = id ?? generated
  const search = useCountrySearch({ id: fieldId, countries, value, typedBefore: defaultValue, onChoose })
  const { items, isOpen, isUnknown, highlightedIndex } = search
  const { getInputProps, getToggleButtonProps, getMenuProps, getItemProps } = search
  const labels = {
    label,
    hint,
    error: isUnknown ? `${nothingFound}. Try its name in English.` : error,
    ...(className && { className }),
  }
  return (
    <FieldFrame {...labels} id={fieldId}>
      {(attributes) => (
        <span className={css.frame}>
          <input
            {...getInputProps({
              onFocus: (event) => event.target.select(),
              // Enter chooses a country here; it must not send a form that is not filled in yet.
              onKeyDown: (event) => {
                if (event.key === 'Enter') event.preventDefault()
              },
            })}
            autoComplete="country-name"
            placeholder="Select your country"
            spellCheck={false}
            {...input}
            {...attributes}
            aria-labelledby={undefined}
            className={`${fieldCss.input} ${css.input}`}
          />
          <button type="button" {...getToggleButtonProps()} aria-label="All countries" className={css.opener}>
            <Icon of={ChevronDown} small />
          </button>
          {/* What scrolls would take the keyboard, and is gone as soon as it has it. */}
          <ul {...getMenuProps({ 'aria-label': 'Countries', tabIndex: -1 })} className={css.list}>
            {isOpen &&
              items.map((country, index) => (
                <li
                  key={country.code}
                  {...getItemProps({ item: country, index })}
                  className={css.option}
                  data-active={index === highlightedIndex ? '' : undefined}
                >
                  {country.name}
                  {country.prefix && <span className={css.prefix}>{country.prefix}</span>}
                </li>
              ))}
          </ul>
          {isOpen && items.length === 0 && <span className={css.nothing}>{nothingFound}</span>}
        </span>
      )}
    </FieldFrame>
  )
}
