import type { Locator } from 'playwright-core'
import { returnStatuses } from '#domain/returns/return.ts'
import type { Buyer } from '#features/support/roles/shopper.ts'
import { returnStatusWords } from '#web/returns/return-words.ts'
import type { BrowserTab } from './browser-tab.ts'

const statusOf = (text: string): string =>
  returnStatuses.find((status) => text.includes(returnStatusWords[status].word)) ?? text

/** Withdraws from the order just placed by what its page offers. */
export function browserWithdrawal(
  { main, visit, onAnotherTab }: BrowserTab,
  orderAddress: () => string,
): Pick<Buyer, 'withdrawFrom' | 'withdrawal' | 'sendsBack'> {
  const page = () => orderAddress().replace(/(?=\?|$)/, '/withdrawal')
  const none = async (work: Locator) => {
    const fewer = work.getByRole('button', { name: 'Decrease quantity' })
    while ((await work.getByRole('status').innerText()) !== '0') await fewer.click()
  }
  return {
    async withdrawFrom(titles) {
      await visit(orderAddress())
      await main().getByRole('link', { name: 'Withdraw from contract here' }).click()
      const works = main().getByRole('list', { name: 'Works' }).getByRole('listitem')
      await works.first().waitFor()
      for (const work of await works.all()) {
        const title = await work.locator('p').first().innerText()
        if (titles && !titles.includes(title)) await none(work)
      }
      await main().getByRole('button', { name: 'Confirm withdrawal' }).click()
      await main().getByRole('heading', { name: 'What we have received' }).waitFor()
    },
    withdrawal: () =>
      onAnotherTab(page(), async (other) => {
        const inside = main(other)
        await inside.getByRole('heading', { level: 1 }).waitFor()
        const returns = await inside.getByRole('region', { name: /^To / }).all()
        return {
          canWithdraw: (await inside.getByRole('button', { name: 'Confirm withdrawal' }).count()) > 0,
          works: await inside
            .getByRole('region', { name: 'What we have received' })
            .locator('li span')
            .allInnerTexts(),
          returns: await Promise.all(
            returns.map(async (each) => ({
              artist: (await each.getByRole('heading').innerText()).replace('To ', ''),
              status: statusOf(await each.innerText()),
            })),
          ),
        }
      }),
    async sendsBack(artist, carrier, trackingNumber) {
      await visit(page())
      const form = main().getByRole('form', { name: `Sent back to ${artist}` })
      await form.getByLabel('Carrier').fill(carrier)
      await form.getByLabel('Tracking number').fill(trackingNumber)
      await form.getByRole('button', { name: 'I have sent it' }).click()
      await form.waitFor({ state: 'detached' })
    },
  }
}
