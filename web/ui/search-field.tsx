import { Search } from 'lucide-react'
import { useId } from 'react'
import { spoken } from '#web/theme/text.css.ts'
import { Button } from './button.tsx'
import { input } from './field.css.ts'
import { Icon } from './icon.tsx'
import * as css from './search-field.css.ts'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly defaultValue: string
  readonly className?: string
}

/** Words to look for, named `q`, and the button that sends the form around it. */
export function SearchField({ label, placeholder, defaultValue, className = '' }: SearchFieldProps) {
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
      />
      <Button look="primary" type="submit">
        Search
      </Button>
    </div>
  )
}
