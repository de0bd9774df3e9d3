import type { BrowserContext, Page } from 'playwright-core'
import { openPage } from './taken-over.ts'

/** Windows whose pages say of their visitor what is no longer so. */
const outdated = new WeakSet<BrowserContext>()

/** Has a window's next page come anew from the shop: who looks at it was changed behind its back. */
export const outdate = (context: BrowserContext): void => void outdated.add(context)

/** Notes that a window's page has come anew. */
export const renew = (context: BrowserContext): void => void outdated.delete(context)

/** As much of React's own tree as leads to the shop's navigation. */
interface Fiber {
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly memoizedProps: Shown | null
}
interface Shown {
  readonly router?: {
    readonly state: {
      readonly location: { readonly key: string }
      readonly navigation: { readonly state: string }
      readonly revalidation: string
      readonly blockers: ReadonlyMap<string, { readonly state: string }>
    }
    navigate(path: string): Promise<void>
  }
  readonly navigationType?: string
  readonly location?: { readonly key: string }
}

/**
 * Runs in the page: goes to another one as the shop's links do, and waits until it stands there.
 * @returns false where nobody can go on from here: no page of the shop, not taken over, or somebody is held back
 */
async function goOn([path, most]: readonly [string, number]): Promise<boolean> {
  const keyOf = (element: Element | null, begin: string) =>
    Object.keys(element ?? {}).find((key) => key.startsWith(begin))
  const root = document.getElementById('root')
  const key = keyOf(root, '__reactContainer')
  if (!root || !key || !keyOf(document.querySelector('main'), '__reactProps')) return false
  const { stateNode } = (root as unknown as Record<string, { stateNode: { current: Fiber } }>)[key] ?? {}
  const first = (fiber: Fiber | null | undefined, isWanted: (shown: Shown) => boolean): Shown | null => {
    if (!fiber) return null
    const { memoizedProps: shown } = fiber
    return shown && isWanted(shown) ? shown : (first(fiber.child, isWanted) ?? first(fiber.sibling, isWanted))
  }
  const router = first(stateNode?.current, (shown) => typeof shown.router?.navigate === 'function')?.router
  if (!router) return false
  // What was typed or told at the page at hand would stand there still.
  const isHere = path === location.pathname + location.search + location.hash
  if (isHere && document.querySelector('main :is(input, select, textarea, dialog, [role="alert"])'))
    return false
  const until = async (isSo: () => boolean) => {
    for (let waited = 0; waited < most && !isSo(); waited++)
      await scheduler.postTask(() => undefined, { delay: 1 })
  }
  // What was asked for by the last press has come.
  await until(
    () => router.state.navigation.state === 'idle' && !document.querySelector('form[aria-busy="true"]'),
  )
  // Whoever goes on has read what was told in passing.
  const told = document.querySelectorAll<HTMLElement>('[aria-label^="Notifications"] [aria-label="Dismiss"]')
  for (const message of told) message.click()
  await router.navigate(path)
  if ([...router.state.blockers.values()].some(({ state }) => state === 'blocked')) return false
  const isThere = () => {
    // News that come meanwhile have the page load anew, and whoever went there first waits for nothing any more.
    if (router.state.navigation.state !== 'idle' || router.state.revalidation !== 'idle') return false
    const shown = first(stateNode?.current, ({ navigationType, location }) => !!navigationType && !!location)
    return shown?.location?.key === router.state.location.key
  }
  await until(isThere)
  // What a page does once it stands comes first: its title, and where the keyboard is.
  await scheduler.postTask(() => undefined, { priority: 'background' })
  await until(isThere)
  return isThere()
}

/** Milliseconds. */
const patience = 10_000

/**
 * Goes on to another page of the shop as one of its links does.
 * @returns false where no page of the shop is open, and where it is the page at hand and something is typed or told there
 */
export async function wentOn(page: Page, address: string): Promise<boolean> {
  const { origin, pathname, search, hash } = new URL(address)
  const here = new URL(page.url())
  const isOutdated = outdated.delete(page.context())
  const isOpen = here.origin === origin && !isOutdated
  // A page that leads elsewhere meanwhile is asked in vain.
  return isOpen && page.evaluate(goOn, [pathname + search + hash, patience] as const).catch(() => false)
}

/** Goes on to another page of the shop, or opens it where nobody can go on to it. */
export async function goTo(page: Page, address: string): Promise<void> {
  if (!(await wentOn(page, address))) await openPage(page, address)
}
