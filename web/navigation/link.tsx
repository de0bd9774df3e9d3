import { type ComponentProps, createContext, type MouseEvent, use } from 'react'
import { createPath } from 'react-router-dom'
import type { Navigation } from './navigation.ts'

/** What takes people from page to page in this tab; null where nothing does, as on the server: links are links then. */
export const NavigationContext = createContext<Pick<Navigation, 'navigate' | 'state'> | null>(null)

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this shop. */
  readonly to: string
  /** Whether the page that it leads to takes the place of the one at hand among a tab's steps. */
  readonly replace?: boolean
  /** What goes along with the address. */
  readonly state?: unknown
  /** Whether the one page changes into the other before people's eyes. */
  readonly viewTransition?: boolean
}

/** Whether a press asks for the page here, and not for a tab of its own, a window or a file. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * A link within the shop. Every address here begins at the root: react-router's own looks for where among the routes it is
 * said, for each of the hundred links of a page, which took a fifth of the time in which the server makes a wall of works.
 */
export function Link({
  to,
  replace,
  state,
  viewTransition = false,
  onClick,
  target,
  children,
  ...rest
}: LinkProps) {
  const navigation = use(NavigationContext)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!navigation || event.defaultPrevented || (target && target !== '_self') || !isPlain(event)) return
    event.preventDefault()
    void navigation.navigate(to, {
      // Whoever goes where they are already takes no step.
      replace: replace ?? createPath(navigation.state.location) === to,
      state,
      viewTransition,
    })
  }
  return (
    <a {...rest} href={to} target={target} onClick={press}>
      {children}
    </a>
  )
}
