import type { GalleryVisitor } from '#features/support/roles/shopper.ts'
import type { WaitingShopper } from '#features/support/roles/waiting.ts'
import type { BrowserTab } from './browser-tab.ts'

/** Waits for works by what stands on their pages and can be pressed. */
export function browserWaiting({ main, ready }: BrowserTab, { openWork }: GalleryVisitor): WaitingShopper {
  const button = (name: string) => main().getByRole('button', { name, exact: true })
  const promise = () => main().getByText('You wait for this work')
  return {
    askToBeTold: async (title, email) => {
      await openWork(title)
      await button('Tell me when it is back').click()
      if (email !== undefined) {
        await main().getByLabel('Your email').fill(email)
        await button('Tell me').click()
      }
      await promise().waitFor()
    },
    waitNoMore: async (title) => {
      await openWork(title)
      await button('Don’t tell me after all').click()
      await button('Tell me when it is back').waitFor()
    },
    isWaitingFor: async (title) => {
      const open = main(await ready()).getByRole('heading', { level: 1, name: title })
      if (!(await open.isVisible())) await openWork(title)
      return promise().isVisible()
    },
  }
}
