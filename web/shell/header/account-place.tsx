import { type ComponentProps, useEffect, useState } from 'react'
import type { AccountMenu } from './account-menu.tsx'

let Menu: typeof AccountMenu | null = null

/** Fetches the account's menu; before a page is shown for somebody who is signed in, so that it stands there at once. */
export async function loadAccountMenu(): Promise<void> {
  Menu = (await import('./account-menu.tsx')).AccountMenu
}

/** Where the account's menu stands. Most visitors have no account: its code comes with the first one. */
export function AccountPlace(props: ComponentProps<typeof AccountMenu>) {
  const [, setLoaded] = useState(Menu !== null)
  useEffect(() => {
    // Out of reach just now: the way to one's account stands in the side menu too.
    if (!Menu)
      loadAccountMenu().then(
        () => setLoaded(true),
        () => undefined,
      )
  }, [])
  return Menu && <Menu {...props} />
}
