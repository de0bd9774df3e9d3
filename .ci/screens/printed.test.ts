import { expect, it } from 'vitest'
import { open } from './visit.ts'
import { visiting } from './visiting.ts'

const visit = visiting()

it.each([null, 'night'])('a page is printed by day and alone, where the night was chosen by %s', (theme) =>
  visit({ colorScheme: 'dark', viewport: { width: 794, height: 1_000 } }, async (visitor) => {
    const { page } = visitor
    await open(visitor, '/fair-pay')
    if (theme)
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
    const seen = () =>
      page.evaluate(() => ({
        around: [...document.querySelectorAll('#root > *')].filter(
          (part) => part.id !== 'main' && part.checkVisibility() && part.clientHeight > 0,
        ).length,
        ink: getComputedStyle(document.body).color,
        scheme: getComputedStyle(document.documentElement).colorScheme,
      }))
    expect(await seen()).toMatchObject({ ink: 'rgb(243, 238, 229)', scheme: 'dark' })
    expect((await seen()).around).toBeGreaterThan(1)
    await page.emulateMedia({ media: 'print' })
    expect(await seen()).toEqual({ around: 0, ink: 'rgb(27, 24, 20)', scheme: 'light' })
  }),
)
