import type { Browser, Page } from 'playwright-core'
import type { ArtistOrderView } from '#application/artist-dashboard/contract.ts'
import {
  earningsPage,
  ownShippingPage,
  parcelPage,
  parcelsPage,
} from '#application/shared/dashboard-addresses.ts'
import type { ParcelForm } from '#domain/orders/parcel.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { zoneLabel } from '#domain/shipping/zone.ts'
import { centsOf } from '#features/support/parameter-types.ts'
import type { SignedInArtist } from '#features/support/roles/signed-in-users.ts'
import { parcelStatusWords } from '#web/orders/order-words.ts'
import { payoutWords } from '#web/payouts/payout-words.ts'
import { centsIn, latePage, meantBy, rowsOf } from './late-page.ts'

/** States of a parcel as its artist reads them. */
const parcelWords = { ...parcelStatusWords, waiting: { word: 'To ship' } }

const ledgerWords = {
  sale: { word: 'Sale' },
  refund: { word: 'Refund' },
  payout: { word: 'Payout' },
} as const

/** An amount of the account's statement, by what it is called. */
const figure = (page: Page, label: string | RegExp): Promise<number> =>
  centsIn(
    page
      .locator('dl > div')
      .filter({ has: page.locator('dt').filter({ hasText: label }) })
      .locator('dd')
      .first(),
  )

/**
 * An artist at her screens, by what stands there and can be pressed.
 * @param services the same artist's, for what a scenario does not look at
 */
export function browserArtistAtWork(
  browser: Browser,
  origin: string,
  cookie: string,
  services: SignedInArtist,
): SignedInArtist & { leave(): Promise<void> } {
  const { at, inHand, leave } = latePage(browser, origin, cookie)

  /** Fills in the form that is named by its button, on the page of a parcel. */
  async function sayOfParcel(
    number: string,
    { carrier, trackingNumber }: ParcelForm,
    act: string,
    done: RegExp,
  ): Promise<ArtistOrderView> {
    const { page, expecting } = await inHand()
    const form = page.getByRole('form').filter({ has: page.getByRole('button', { name: act }) })
    await form.getByLabel('Carrier', { exact: true }).fill(carrier)
    await form.getByLabel('Tracking number', { exact: true }).fill(trackingNumber)
    await expecting(
      done,
      () => form.getByRole('button', { name: act }).click(),
      form.locator('p[id$="-note"]'),
    )
    return services.dashboard.order(number)
  }

  return {
    ...services,
    leave,
    dashboard: {
      ...services.dashboard,
      async orders({ status, ...request }) {
        const page = await at(`${parcelsPage}?status=${status ?? ''}`)
        const numbers = (await rowsOf(page)).map(([, number]) => number)
        const known = await services.dashboard.orders({ ...request, status })
        const items = known.items.filter(({ number }) => numbers.includes(number))
        return { items, total: numbers.length, next: null }
      },
      async order(number) {
        const page = await at(parcelPage(number))
        const word = await page.locator('section[aria-labelledby="way"] > span').first().innerText()
        return { ...(await services.dashboard.order(number)), status: meantBy(parcelWords, word) }
      },
      async ship(number, parcel) {
        await at(parcelPage(number))
        return sayOfParcel(number, parcel, 'Mark as shipped', /^Marked as shipped/)
      },
      async correctParcel(number, parcel) {
        const page = await at(parcelPage(number))
        await page.getByRole('button', { name: 'Correct carrier or number' }).click()
        return sayOfParcel(number, parcel, 'Save and tell the buyer', /^The buyer gets an email with/)
      },
      async earnings() {
        const page = await at(earningsPage)
        const [sales, fee, earned, paidOut, balance, next] = await Promise.all([
          figure(page, /^Sales/),
          figure(page, /^Fee/),
          figure(page, /^You earned/),
          figure(page, /^Paid out/),
          figure(page, /^Balance/),
          figure(page, 'Next payout'),
        ])
        const known = await services.dashboard.earnings()
        const months = page.getByRole('table', { name: 'Net sales by month' })
        // What is drawn, as it is told to those who do not see it; before the first sale nothing is.
        const thisMonth =
          (await months.count()) > 0 ? centsOf(await months.locator('td').last().innerText()) : 0
        return {
          ...known,
          perMonth: known.perMonth.map((month, index) =>
            index === known.perMonth.length - 1 ? { ...month, earned: thisMonth } : month,
          ),
          sales,
          // What leaves stands there with a minus.
          fee: Math.abs(fee),
          earned,
          paidOut: Math.abs(paidOut),
          balance,
          nextPayout: { ...known.nextPayout, amount: next },
        }
      },
      async ledger() {
        const page = await at(earningsPage)
        const rows = await rowsOf(page.locator('section[aria-labelledby="lines"]'))
        const sum = (text = '') => (text === '–' ? 0 : centsOf(text))
        const items = rows.map(([order = '', when = '', kind = '', sales, fee, amount]) => ({
          at: when,
          orderNumber: order,
          kind: meantBy(ledgerWords, kind.replace(/:.*/, '')),
          payout: null,
          sales: sum(sales),
          fee: sum(fee),
          amount: sum(amount),
        }))
        return { items, total: items.length, next: null }
      },
    },
    payouts: {
      ...services.payouts,
      async payouts() {
        const page = await at(earningsPage)
        const rows = await page.getByRole('region', { name: 'Payouts' }).locator('tbody tr').all()
        const known = await services.payouts.payouts()
        return Promise.all(
          rows.map(async (row, nth) => {
            const payout = known[nth]
            if (!payout) throw new Error('More payouts are shown than there are.')
            return {
              ...payout,
              standing: meantBy(
                payoutWords,
                await row.locator('[data-label="State"] > span').first().innerText(),
              ),
              amount: await centsIn(row.locator('[data-label="Amount"]')),
            }
          }),
        )
      },
    },
    shipping: {
      ...services.shipping,
      async save(zones) {
        const page = await at(ownShippingPage)
        const remove = page.getByRole('button', { name: /^Remove / })
        while ((await remove.count()) > 0) await remove.first().click()
        for (const { zone, days, carriage } of zones) {
          await page.getByRole('button', { name: 'Add zone' }).click()
          const row = page.getByRole('group').last()
          await row.getByLabel('Zone', { exact: true }).selectOption({ label: zoneLabel(zone) })
          if (days === null) {
            await row.getByLabel('Parcels').selectOption({ label: 'Not sent there' })
            continue
          }
          await row.getByLabel('From, days').fill(String(days.from))
          await row.getByLabel('To, days').fill(String(days.to))
          if (carriage !== null)
            await row.getByLabel('Carriage, $').fill(formatMoney(carriage).replace('$', ''))
        }
        const { expecting } = await inHand()
        await expecting(/^Saved/, () =>
          page.getByRole('button', { name: 'Save', exact: true }).click(),
        ).catch(async (error: unknown) => {
          const wrong = page.locator('form [aria-invalid="true"]').first()
          const notes = (await wrong.getAttribute('aria-describedby')) ?? ''
          const text = await page.locator(`[id="${notes.split(' ').at(-1)}"]`).innerText()
          throw new DomainError('rule-broken', 'told-on-screen', String(error), {
            'zones.0.days': text.trim(),
          })
        })
        return services.shipping.show()
      },
    },
  }
}
