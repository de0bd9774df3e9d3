import type { Browser, Locator } from 'playwright-core'
import type { Page as ListPage } from '#application/shared/page.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { AdminAtWork } from '#features/support/roles/admin.ts'
import { newWindow } from '#features/support/windows/windows.ts'
import { browserLocks } from '../browser-second-factors.ts'
import { goTo } from '../going-on.ts'
import { browserAccounts } from './browser-accounts.ts'
import { numbersOnScreen } from './browser-numbers.ts'
import { asShown } from './browser-pending.ts'
import { browserSystem } from './browser-system.ts'

/** Runs in the page: the works that can be hidden or put back. */
const titlesIn = (rows: Element[]): string[] =>
  rows.flatMap((row) =>
    [...row.querySelectorAll('button')].flatMap(
      (button) => /^(?:Hide|Restore) (.+)$/.exec(button.ariaLabel ?? '')?.[1] ?? [],
    ),
  )

/**
 * Minds the shop in a browser, by what stands on the admin's screens and can be pressed.
 * @param services the same admin's, behind the screens: what a list on the screen leaves out is read there
 */
export async function browserAdmin(
  browser: Browser,
  origin: string,
  cookie: string,
  services: AdminAtWork,
): Promise<AdminAtWork> {
  const context = await newWindow(browser)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  const toasts = page.getByRole('region', { name: /^Notifications/ })

  async function enter(section: string): Promise<void> {
    await goTo(page, `${origin}/dashboard/admin${section}`)
    if (await shut.isVisible()) throw refusal(await shut.getByRole('paragraph').last().textContent())
  }
  /** What stands there for whoever may not come in yet. */
  const shut = page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { name: 'One lock is missing', level: 1 }) })
  /** What went wrong: told aloud, or at the field that the keyboard has come to. */
  const refused = toasts.locator(':is([role="alert"], [role="note"]):not([data-leaving])')
  const press = (label: string, where: Locator = page.getByRole('main')) =>
    where.getByRole('button', { name: label, exact: true }).click()

  /** Waits until the screen says what was done. @throws DomainError with what it says instead, where it was refused */
  async function outcome(done: RegExp): Promise<void> {
    await refused.or(toasts.getByText(done)).first().waitFor()
    if (await refused.isVisible()) throw refusal(await refused.textContent())
  }
  const refusal = (text: string | null) => new DomainError('conflict', 'refused-on-screen', text ?? '')

  /** Writes why, and sends it. @throws DomainError with what is said at the field */
  async function giveReason(reason: string, yes: string, done: RegExp): Promise<void> {
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill(reason)
    await press(yes, dialog)
    const wrong = dialog.locator('[aria-invalid="true"]')
    await wrong.or(refused).or(toasts.getByText(done)).first().waitFor()
    if (!(await wrong.isVisible())) return outcome(done)
    const note = page.locator(`[id="${await wrong.getAttribute('aria-describedby')}"]`)
    throw refusal(await note.textContent())
  }

  /** Of what is known, what stands on the screen, in its order there. */
  function seen<Item>(
    shown: readonly string[],
    known: ListPage<Item>,
    titleOf: (item: Item) => string,
  ): ListPage<Item> {
    const items = shown.flatMap((title) => known.items.filter((item) => titleOf(item) === title))
    return { items, total: items.length, next: null }
  }

  async function search(section: string, words: string): Promise<void> {
    await enter(section)
    await page.getByRole('searchbox').fill(words)
    await press('Search')
    await listed('q', words)
  }
  /** Waits until what was asked for is there: the address knows of it before. */
  async function listed(by: string, words: string): Promise<void> {
    await page.waitForURL((url) => url.searchParams.get(by) === words)
    await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^\d/ })
      .first()
      .waitFor({ state: 'attached' })
  }

  const artistNamed = async (id: string): Promise<string> =>
    (await services.approval.pending({})).items.find((artist) => artist.id === id)?.name ?? ''

  return {
    id: services.id,
    numbers: () => numbersOnScreen(page, () => enter('')),
    users: browserAccounts(page, services.users, { enter, search, listed, press, outcome, seen }),
    approval: {
      async pending(request) {
        await enter('/artists')
        const names = await page
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('heading')
          .allTextContents()
        const waiting = seen(names, await services.approval.pending(request), (artist) => artist.name)
        return { ...waiting, items: await Promise.all(waiting.items.map((artist) => asShown(page, artist))) }
      },
      async approve(id) {
        const artist = await artistNamed(id)
        await enter('/artists')
        await press(`Approve ${artist}`)
        await outcome(/is approved/)
      },
      async reject(id, reason) {
        const artist = await artistNamed(id)
        await enter('/artists')
        await press(`Reject ${artist}`)
        await giveReason(reason, 'Reject', /is told why/)
      },
    },
    artworks: {
      ...services.artworks,
      async artworks(request) {
        await search('/artworks', request.q ?? '')
        const titles = await page.locator('tbody tr').evaluateAll(titlesIn)
        return seen(titles, await services.artworks.artworks(request), (work) => work.title)
      },
      async hide(id, reason) {
        const { title } = await workOf(id)
        await press(`Hide ${title}`)
        await giveReason(reason, 'Hide', /is hidden/)
        return workOf(id)
      },
      async restore(id) {
        const { title } = await workOf(id)
        await press(`Restore ${title}`)
        await outcome(/is on show again/)
        return workOf(id)
      },
    },
    orders: {
      ...services.orders,
      async refund(number, { lines = [], amount } = {}) {
        await enter(`/orders/${number}`)
        const main = page.getByRole('main')
        const kind = lines.length > 0 ? 'Works' : amount === undefined ? /^All that is left/ : 'An amount'
        await main.getByRole('radio', { name: kind }).check()
        if (amount !== undefined) await main.getByLabel('Amount in dollars').fill(formatMoney(amount))
        const { items } = await services.orders.order(number)
        for (const { artworkId, quantity } of lines) {
          const title = items.find((item) => item.artworkId === artworkId)?.title
          const stepper = main.getByRole('group', { name: `Quantity of ${title}` })
          for (let piece = 0; piece < quantity; piece++) await press('Increase quantity', stepper)
        }
        await main.getByRole('button', { name: /^Give back \$/ }).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Yes, give back/ })
          .click()
        await outcome(/goes back/)
        return services.orders.order(number)
      },
    },
    locks: {
      ...services.locks,
      addApp: async () => (await browserLocks(page, (path) => goTo(page, origin + path))).addApp(),
    },
    system: browserSystem(page, services.system, { enter, press, outcome }),
    log: {
      async entries(request) {
        await enter(`/log?${new URLSearchParams({ ...request } as Record<string, string>)}`)
        const sentences = await page
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('paragraph')
          .allInnerTexts()
        const known = await services.log.entries(request)
        // A sentence says who did it and, at its end, to whom; of an account that is gone it has an id behind that.
        const items = known.items.filter(({ admin, subject }, index) => {
          const sentence = sentences[index] ?? ''
          return (
            sentence.startsWith(admin.name) && sentence.replace(` ${subject.id}`, '').endsWith(subject.name)
          )
        })
        return { items, total: items.length, next: null }
      },
    },
  }

  /** A work of the list that is open on the screen. */
  async function workOf(id: string) {
    const { items } = await services.artworks.artworks({})
    const found = items.find((work) => work.id === id)
    if (!found) throw new Error(`There is no work ${id}.`)
    return found
  }
}
