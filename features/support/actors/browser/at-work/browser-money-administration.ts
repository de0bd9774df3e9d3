import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import {
  adminChecksPage,
  adminLogOf,
  adminMoneyPage,
  adminRefundsPage,
} from '#application/shared/dashboard-addresses.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { centsOf } from '#features/support/parameter-types.ts'
import type { SignedInAdmin } from '#features/support/roles/signed-in-users.ts'
import { actionText } from '#web/admin-dashboard/log/log-words.ts'
import { type LatePage, rowsOf, sayYes } from './late-page.ts'

/** How many payments a sentence of the result is about; none where it is not said. */
const countIn = (said: string, sentence: RegExp): number => Number(sentence.exec(said)?.[1] ?? 0)

/** Sees to money, comparisons and the log by what stands on the admin's screens. @param services the same admin's */
export function browserMoneyAdministration(
  desk: LatePage,
  services: SignedInAdmin,
): Pick<SignedInAdmin, 'moneyIn' | 'refundsDue' | 'checks' | 'log'> {
  const { moneyIn, refundsDue, checks, log } = services

  /** Presses the first such button of a list, says yes, and waits until it is noted. */
  async function note(page: Page, button: RegExp, done: RegExp): Promise<void> {
    const { expecting } = await desk.inHand()
    await expecting(done, async () => {
      await page.getByRole('button', { name: button }).first().click()
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
        const items = rows.flatMap(([, , , toDo = '', sum = ''], nth) => {
          const money = known.items[nth]
          if (!money) throw new Error('More money is shown than there is.')
          const [, part = sum] = /^Send (\$[\d.,]+) back/.exec(toDo) ?? []
          const goesBack = /^Send .*back: it/.test(toDo)
          return [
            {
              ...money,
              back: centsOf(part),
              standing: goesBack ? ('to-send-back' as const) : money.standing,
            },
          ]
        })
        return { items, total: items.length, next: null }
      },
      async sentBack(id) {
        const page = await desk.at(adminMoneyPage)
        const known = await moneyIn.money({})
        await note(page, /^Sent back$/, /^Noted as sent back/)
        const found = known.items.find((money) => money.id === id)
        if (!found) throw new Error('That money is not there.')
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
      async sent() {
        await note(await desk.at(adminRefundsPage), /^Sent to /, /hears that it is on the way/)
      },
    },
    checks: {
      ...checks,
      async checkNow() {
        const page = await desk.at(adminChecksPage)
        const asked = page.waitForResponse((answer) => answer.request().method() === 'POST')
        await page.getByRole('button', { name: 'Compare now' }).click()
        await asked
      },
      async checks(request) {
        const { page } = await desk.inHand()
        await page.getByText('Compared.', { exact: true }).first().waitFor()
        const [[, lookedAt = '', found = ''] = []] = await rowsOf(page)
        const known = await checks.checks(request)
        const [newest] = known.items
        if (!newest) throw new Error('Nothing was compared.')
        const agree = found === 'All agree'
        const seen = {
          ...newest,
          orders: Number.parseInt(lookedAt, 10),
          differences: agree ? [] : newest.differences,
        }
        return { ...known, items: [seen] }
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
