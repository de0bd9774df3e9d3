import { buffer } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import type { IncomingMoneyView } from '#application/orders/incoming-money-contract.ts'
import {
  adminChecksPage,
  adminLogOf,
  adminMoneyPage,
  adminNoticesPage,
  adminRefundsPage,
} from '#application/shared/dashboard-addresses.ts'
import type { Dismissal, MoneyStanding } from '#domain/orders/incoming-money.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { centsOf } from '#features/support/parameter-types.ts'
import type { SignedInAdmin } from '#features/support/roles/signed-in-users.ts'
import { actionText } from '#web/admin-dashboard/log/log-words.ts'
import { type LatePage, rowsOf, sayYes } from './late-page.ts'

/** How many payments a sentence of the result is about; none where it is not said. */
const countIn = (said: string, sentence: RegExp): number => Number(sentence.exec(said)?.[1] ?? 0)

/** Whether a row of money tells of this: who sent it, what they wrote, which order it came for, and how much it was. */
const isOf = ([from = '', says, , toDo = '', sum]: readonly string[], money: IncomingMoneyView): boolean =>
  from.startsWith(money.sender ?? 'Nobody is named') &&
  says === (money.text || 'Nothing') &&
  toDo.endsWith(money.order?.number ?? '') &&
  sum === formatAgreed(money)

/** What a row says is to be done about money. */
function standingIn(toDo: string): MoneyStanding {
  if (/^Send .*back: it/.test(toDo)) return 'to-send-back'
  return toDo.startsWith('Waits for the rest') ? 'waits' : 'unplaced'
}

/** What is pressed to say why money needs nothing. */
const dismissed: Readonly<Record<Dismissal, string>> = {
  duplicate: 'It was told of before',
  'no-order': 'It is for no order',
  'taken-back': 'I have seen to it',
}

/** The one that is meant. @throws Error where there is none, or another that nobody could tell from it */
function only<Kind>(found: readonly Kind[], what: string): Kind {
  const [one] = found
  if (one === undefined || found.length > 1) throw new Error(`${found.length} of ${what} are there, not one.`)
  return one
}

const withId = <Kind extends { readonly id: string }>(items: readonly Kind[], id: string): Kind =>
  only(
    items.filter((each) => each.id === id),
    id,
  )

/** A part of a page below its heading. */
const partOf = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })

/** Sees to money, comparisons and the log by what stands on the admin's screens. @param services the same admin's */
export function browserMoneyAdministration(
  desk: LatePage,
  services: SignedInAdmin,
): Pick<SignedInAdmin, 'moneyIn' | 'refundsDue' | 'checks' | 'log' | 'notices'> {
  const { moneyIn, refundsDue, checks, log, notices } = services
  const comparisons = (page: Page) => partOf(page, 'Comparisons so far').locator('tbody tr')
  /** How many there were when one was asked for. */
  let before = 0

  /** Presses such a button in the one row that says all of this, says yes, and waits until it is noted. */
  async function note(page: Page, says: readonly string[], button: RegExp, done: RegExp): Promise<void> {
    const { expecting } = await desk.inHand()
    const row = says.reduce((rows, hasText) => rows.filter({ hasText }), page.locator('tbody tr'))
    await expecting(done, async () => {
      await row.getByRole('button', { name: button }).click()
      await sayYes(page)
    })
  }
  return {
    moneyIn: {
      ...moneyIn,
      async take(file) {
        const page = await desk.at(adminMoneyPage)
        await page.getByLabel('Bring in a statement').setInputFiles({
          name: file.name,
          mimeType: 'text/csv',
          buffer: await buffer(file.stream()),
        })
        const main = page.getByRole('main')
        const wrong = main.getByRole('alert')
        const result = main.getByRole('status').filter({ hasText: /payment/ })
        await wrong.or(result).first().waitFor()
        if (await wrong.isVisible()) {
          const text = (await wrong.innerText()).replace(' Nothing of it was brought in.', '')
          throw new DomainError('rule-broken', 'told-on-screen', text.trim())
        }
        const said = await result.innerText()
        return {
          paid: countIn(said, /(\d+) payments? paid/),
          waiting: countIn(said, /(\d+) payments? (?:was|were) too little/),
          toSendBack: countIn(said, /(\d+) payments? (?:has|have) something to be sent back/),
          unplaced: countIn(said, /(\d+) payments? names? no order/),
          known: countIn(said, /(\d+) payments? (?:was|were) known already/),
          leftOut: [],
          assumed: null,
        }
      },
      async money(request) {
        const page = await desk.at(adminMoneyPage)
        const rows = await rowsOf(page)
        const known = await moneyIn.money(request)
        const items = rows.map((row) => {
          const [, , , toDo = '', sum = ''] = row
          const money = only(
            known.items.filter((each) => isOf(row, each)),
            `'${row.join(' ')}'`,
          )
          const [, part = sum] = /^Send (\$[\d.,]+) back/.exec(toDo) ?? []
          const standing = standingIn(toDo)
          return { ...money, back: standing === 'to-send-back' ? centsOf(part) : 0, standing }
        })
        return { items, total: items.length, next: null }
      },
      async place(id, orderNumber) {
        const page = await desk.at(adminMoneyPage)
        const found = withId((await moneyIn.money({})).items, id)
        const row = page.getByRole('row').filter({ hasText: found.text })
        await row.getByRole('button', { name: 'Place' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Order number').fill(orderNumber)
        await dialog.getByRole('button', { name: 'Place it' }).click()
        await dialog.waitFor({ state: 'hidden' })
        return found
      },
      async sentBack(id) {
        const page = await desk.at(adminMoneyPage)
        const found = withId((await moneyIn.money({})).items, id)
        const says = [found.text, formatAgreed(found), ...(found.order ? [found.order.number] : [])]
        await note(page, says, /^Sent back$/, /^Noted as sent back/)
        return found
      },
      async dismiss(id, why) {
        const page = await desk.at(adminMoneyPage)
        const found = withId((await moneyIn.money({})).items, id)
        const row = page.getByRole('row').filter({ hasText: found.text })
        const { expecting } = await desk.inHand()
        await expecting(/^Noted as/, async () => {
          await row.getByRole('button', { name: 'Needs nothing' }).click()
          await page.getByRole('dialog').getByRole('button', { name: dismissed[why] }).click()
        })
        return found
      },
    },
    refundsDue: {
      ...refundsDue,
      async refunds(request) {
        const page = await desk.at(adminRefundsPage)
        const rows = await rowsOf(page)
        const known = await refundsDue.refunds(request)
        const items = rows.flatMap(([, number, , , sum = '']) =>
          known.items
            .filter((refund) => refund.orderNumber === number)
            .map((refund) => ({ ...refund, amount: centsOf(sum) })),
        )
        return { items, total: items.length, next: null }
      },
      async sent(id) {
        const page = await desk.at(adminRefundsPage)
        const found = withId((await refundsDue.refunds({})).items, id)
        const says = [found.orderNumber, formatAgreed(found)]
        await note(page, says, /^Sent to /, /hears that it is on the way/)
      },
    },
    checks: {
      ...checks,
      async checkNow() {
        const page = await desk.at(adminChecksPage)
        before = await comparisons(page).count()
        const asked = page.waitForResponse((answer) => answer.request().method() === 'POST')
        await page.getByRole('button', { name: 'Compare now' }).click()
        await asked
      },
      async checks(request) {
        const { page } = await desk.inHand()
        await page.getByText('Compared.', { exact: true }).first().waitFor()
        // The list comes a moment after the message.
        await comparisons(page).nth(before).waitFor()
        const [[, lookedAt = '', found = ''] = []] = await rowsOf(partOf(page, 'Comparisons so far'))
        const differences = (await rowsOf(partOf(page, 'To see to'))).map(([sentence = '', order = '']) => ({
          sentence,
          orderNumber: order === 'None' ? null : order,
        }))
        const known = await checks.checks(request)
        const [newest] = known.items
        if (!newest) throw new Error('Nothing was compared.')
        if ((found === 'All agree') !== (differences.length === 0))
          throw new Error(`It says '${found}', and tells ${differences.length} differences.`)
        return { ...known, items: [{ ...newest, orders: Number.parseInt(lookedAt, 10), differences }] }
      },
    },
    notices: {
      ...notices,
      async notices(request) {
        const page = await desk.at(adminNoticesPage)
        const rows = await rowsOf(page)
        const known = await notices.notices(request)
        const items = rows.flatMap(([said = '']) =>
          known.items
            .filter(({ eventId }) => said.includes(eventId))
            .map((notice) => ({ ...notice, forPerson: said.replace(notice.eventId, '').trim() })),
        )
        return { items, total: items.length, next: null }
      },
    },
    log: {
      ...log,
      async entries(request) {
        const page = await desk.at(adminLogOf(request.subject ?? ''))
        const sentences = await page
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('paragraph')
          .allInnerTexts()
        const known = await log.entries(request)
        const items = sentences.flatMap((sentence) =>
          known.items.filter(
            ({ admin, action, subject }) =>
              sentence === `${admin.name} ${actionText(action)} ${subject.name}`,
          ),
        )
        return { items, total: items.length, next: null }
      },
    },
  }
}
