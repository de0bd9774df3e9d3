import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from '#web/navigation/link.tsx'
import * as css from './button.css.ts'

interface Looks {
  readonly look?: keyof typeof css.look
  readonly large?: boolean
  readonly wide?: boolean
}

const classes = ({ look = 'secondary', large, wide }: Looks, more = ''): string =>
  [css.look[look], large && css.large, wide && css.wide, more].filter(Boolean).join(' ')

interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** What is going on, such as 'Adding…'; while it is set, the button is busy and does nothing. */
  readonly busy?: ReactNode
}

/** A button; 'secondary' unless told. It submits only when its type says so. */
export function Button({
  look,
  large,
  wide,
  busy,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ look, large, wide } as Looks, className)}
      {...(busy && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
    >
      {busy ? (
        <>
          <span className={css.ring} aria-hidden="true" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ look, large, wide, className, ...rest }: LinkProps & Looks) {
  return <Link {...rest} className={classes({ look, large, wide } as Looks, className)} />
}
