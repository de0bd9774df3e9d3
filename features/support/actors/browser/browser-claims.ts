import { picture } from '#features/support/picture.ts'
import type { Buyer } from '#features/support/roles/shopper.ts'
import type { BrowserTab } from './browser-tab.ts'

/** Shows what arrived damaged of the order just placed by what its page offers. */
export function browserClaims(
  { main, visit, onAnotherTab }: BrowserTab,
  orderAddress: () => string,
): Pick<Buyer, 'reportsDamage' | 'answersClaim' | 'claims'> {
  const page = () => orderAddress().replace(/(?=\?|$)/, '/claims')
  return {
    async reportsDamage(title, text) {
      await visit(orderAddress())
      await main()
        .getByRole('link', { name: /^(Something arrived damaged|Damage you have reported)/ })
        .click()
      const form = main().getByRole('form', { name: 'What is wrong' })
      await form.waitFor()
      const work = form.getByLabel('Work')
      await work.selectOption({
        label: (await work.locator('option').allInnerTexts()).find((each) => each.startsWith(title)) ?? title,
      })
      await form.getByLabel('What is wrong with it').fill(text)
      const shown = await picture()
      await form.getByLabel('Add photographs').setInputFiles({
        name: shown.name,
        mimeType: shown.type,
        buffer: Buffer.from(await shown.arrayBuffer()),
      })
      await form.getByRole('button', { name: 'Report damage' }).click()
      await main().getByRole('heading', { name: 'What you have told us' }).waitFor()
    },
    async answersClaim(text) {
      await visit(page())
      const written = main().getByRole('list', { name: 'What was written' }).last()
      const form = main()
        .getByRole('form', { name: /^Write about / })
        .last()
      await form.getByLabel('Your message').fill(text)
      await form.getByRole('button', { name: 'Send message' }).click()
      await written.getByText(text).waitFor()
    },
    claims: () =>
      onAnotherTab(page(), async (other) => {
        const inside = main(other)
        await inside.getByRole('heading', { level: 1 }).waitFor()
        const boxes = await inside.getByRole('region', { name: /^Damage to / }).all()
        return Promise.all(
          boxes.map(async (box) => {
            const text = await box.innerText()
            const written = box.getByRole('list', { name: 'What was written' }).getByRole('listitem')
            return {
              title: (await box.getByRole('heading').innerText()).split(',')[0] ?? '',
              isOpen: (await box.getByRole('form').count()) > 0,
              givenBack: /(\$[\d,.]+) went back/.exec(text)?.[1] ?? '$0.00',
              messages: await written.locator('p:nth-of-type(2)').allInnerTexts(),
              unread: await box.getByText('Not read: ').count(),
            }
          }),
        )
      }),
  }
}
