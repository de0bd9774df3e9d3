import { Search } from 'lucide'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { spoken } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { input } from './field.css.ts'
import * as css from './search-field.css.ts'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly defaultValue: string
  readonly className?: string
  /** What the input has besides, where it suggests something. */
  readonly input?: ComponentProps<'input'>
  /** What it suggests. */
  readonly children?: ReactNode
}

/** Words to look for, named `q`, and the button that sends the form around it. */
export function SearchField({
  label,
  placeholder,
  defaultValue,
  className = '',
  input: more,
  children,
}: SearchFieldProps) {
  const id = useId()
  return (
    <div className={`${css.search} ${className}`}>
      <label className={spoken} htmlFor={id}>
        {label}
      </label>
      <Icon of={Search} />
      <input
        id={id}
        className={input}
        type="search"
        name="q"
        maxLength={200}
        placeholder={placeholder}
        defaultValue={defaultValue}
        {...more}
      />
      <Button look="primary" type="submit">
        Search
      </Button>
      {children}
    </div>
  )
}
