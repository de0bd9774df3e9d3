import type { Locator, Page } from 'playwright-core'
import type { UserAdministration, UserForm } from '#application/admin/contract.ts'
import type { Page as ListPage } from '#application/shared/page.ts'

/** How an admin gets about in their dashboard. */
interface AtDashboard {
  enter(section: string): Promise<void>
  search(section: string, words: string): Promise<void>
  listed(by: string, words: string): Promise<void>
  press(label: string, where?: Locator): Promise<void>
  outcome(done: RegExp): Promise<void>
  /** Of what is known, what stands on the screen. */
  seen<Item>(shown: readonly string[], known: ListPage<Item>, titleOf: (item: Item) => string): ListPage<Item>
}

/** Minds accounts by what stands on the screen. @param services the same admin's, behind the screen */
export function browserAccounts(
  page: Page,
  services: UserAdministration,
  { enter, search, listed, press, outcome, seen }: AtDashboard,
): UserAdministration {
  const main = page.getByRole('main')

  async function inRow(id: string, act: RegExp, done: RegExp, yes?: string): Promise<void> {
    const { email } = await services.user(id)
    await search('/users', email)
    await page.getByRole('row').filter({ hasText: email }).getByRole('button', { name: act }).click()
    if (yes !== undefined) await press(yes, page.getByRole('dialog'))
    await outcome(done)
  }
  async function write({ name, email, role }: UserForm): Promise<void> {
    await main.getByLabel('Full names', { exact: true }).fill(name)
    await main.getByLabel('Email', { exact: true }).fill(email)
    await main.getByLabel('Role', { exact: true }).selectOption(role)
  }

  return {
    ...services,
    async users(request) {
      if (request.role === undefined) await search('/users', request.q ?? '')
      else {
        await enter('/users')
        await page.getByLabel('Role', { exact: true }).selectOption(request.role)
        await listed('role', request.role)
      }
      const rows = await page.locator('tbody tr td:first-child').allTextContents()
      return seen(rows, await services.users(request), (user) => user.name)
    },
    async create(form) {
      await enter('/users')
      await main.getByRole('link', { name: 'Add user' }).click()
      await main.getByRole('form', { name: 'New user' }).waitFor()
      await write(form)
      await main.getByLabel('Country', { exact: true }).pressSequentially(form.country)
      await main.getByLabel('Country', { exact: true }).press('Tab')
      await main.getByLabel('Phone', { exact: true }).fill(form.phone)
      await press('Add user')
      await outcome(/has an account/)
      const [added] = (await services.users({ q: form.email })).items
      if (!added) throw new Error(`There is no account of ${form.email}.`)
      return added
    },
    async update(id, form) {
      await enter(`/users/${id}`)
      await write(form)
      await press('Save account')
      await outcome(/is saved/)
      return services.user(id)
    },
    async suspend(id) {
      await inRow(id, /^Suspend/, /is suspended/, 'Yes, suspend')
      return services.user(id)
    },
    async restore(id) {
      await inRow(id, /^Restore/, /can sign in again/)
      return services.user(id)
    },
    remove: (id) => inRow(id, /^Delete/, /is deleted/, 'Yes, delete for good'),
  }
}
