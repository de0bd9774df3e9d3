import * as css from './skip-link.css.ts'

interface SkipLinkProps {
  /** The id of what takes the keyboard. */
  readonly to: string
  readonly children: string
}

/** Leads the keyboard past the head of a page. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      className={css.skip}
      href={`#${to}`}
      onClick={(event) => {
        // What the address keeps stays in it.
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      {children}
    </a>
  )
}
