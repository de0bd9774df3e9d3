import { Then, When } from '@cucumber/cucumber'
import { photograph } from '../../support/picture.ts'
import type { SanaaWorld } from '../../support/world.ts'

/** How the shop is told that it may take a picture. */
const taking = new WeakMap<SanaaWorld, () => void>()

When('the shop takes its time to take a picture', async function (this: SanaaWorld) {
  const mayTake = Promise.withResolvers<void>()
  taking.set(this, mayTake.resolve)
  await this.display.page.route('**/pictures', async (route) => {
    await mayTake.promise
    await route.continue()
  })
})

When('the shop has taken the picture', async function (this: SanaaWorld) {
  const { page } = this.display
  taking.get(this)?.()
  await page.getByRole('list', { name: 'Uploads' }).waitFor({ state: 'detached' })
})

When('she drops the picture {string} on the page', async function (this: SanaaWorld, name: string) {
  const { page } = this.display
  const bytes = [...(await photograph('#2040a0', '#e0a060'))]
  const files = await page.evaluateHandle(
    ([file, held]) => {
      const carried = new DataTransfer()
      carried.items.add(new File([new Uint8Array(held)], file, { type: 'image/jpeg' }))
      return carried
    },
    [name, bytes] as const,
  )
  await page.getByText('or drop or paste them here').dispatchEvent('drop', { dataTransfer: files })
})

Then('the page tells how far {string} has come', async function (this: SanaaWorld, name: string) {
  await this.display.page.getByRole('progressbar', { name: `Uploading ${name}` }).waitFor()
})
