import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { colours, faults } from '#features/support/actors/browser/axe.ts'
import { axeForScreens } from './accessibility.ts'
import { markWords } from './contrast.ts'
import { visiting } from './visiting.ts'

// A page of the shop that was left in a window would refuse the styles.
const visit = visiting()

const styles = `<style>
  body { background: white; color: black }
  .pale { color: #ddd }
  .row:nth-child(2) { color: #ddd }
  @media (prefers-color-scheme: dark) { .night { color: #222; background: black } }
  .dark { background: #222; color: #fff }
  .stack { display: grid }
  .stack > * { grid-area: 1 / 1 }
  .up { margin-top: -3em }
  .cover { position: fixed; inset: 0; background: white }
</style>`

/** What is weighed of a page that holds this, and what is wrong with it, where these kinds are known. */
async function weigh(page: Page, body: string, known: readonly string[] = []) {
  await page.setContent(`<!doctype html><html lang="en"><title>Words</title>${styles}<main>${body}</main>`)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeForScreens)
  const kinds = await markWords(page, new Set(known))
  return { kinds, marked: await page.locator('[data-to-weigh]').count(), faults: await faults(page, colours) }
}

const rows = (...words: readonly string[]) => words.map((each) => `<p class="row">${each}</p>`).join('')

it('words of one kind are weighed once for all, and no kind goes by unseen', async () => {
  await visit({}, async ({ page }) => {
    const first = await weigh(page, '<p>One work</p><p>Two works</p>')
    expect(first).toMatchObject({ marked: 1, faults: [], kinds: [expect.any(String)] })
    // Known from another screen, but for the one that has a style of its own.
    const second = await weigh(page, '<p>Another</p><p class="pale">Pale</p>', first.kinds)
    expect(second).toMatchObject({ marked: 1, faults: [expect.stringContaining('Pale')] })
    // The same classes in the same place, and yet another colour: by its number in the row, or by night.
    const third = await weigh(page, rows('First', 'Second'), (await weigh(page, rows('First'))).kinds)
    expect(third.faults).toEqual([expect.stringContaining('Second')])
    const byDay = await weigh(page, '<p class="night">Words</p>')
    expect(byDay.faults).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    const byNight = await weigh(page, '<p class="night">Words</p>', byDay.kinds)
    expect(byNight.faults).toEqual([expect.stringContaining('Words')])
  })
})

it('what is covered, of one letter or cannot be used speaks for no other', async () => {
  await visit({}, async ({ page }) => {
    const pale = '<p class="pale">Pale</p>'
    const covered = await weigh(page, `${pale}<div class="cover"></div>`)
    expect(covered).toMatchObject({ marked: 1, kinds: [] })
    const letter = await weigh(page, '<p class="pale">P</p>')
    const choice = (is: string) => `<label class="pale"><input type="radio" ${is}>By card</label>`
    const closed = await weigh(page, choice('disabled'))
    expect((await weigh(page, choice(''), closed.kinds)).faults).toEqual([expect.stringContaining('By card')])
    const word = await weigh(page, pale, [...covered.kinds, ...letter.kinds])
    expect(word.faults).toEqual([expect.stringContaining('Pale')])
  })
})

it('words alike are of one kind wherever they stand, but not on another ground, nor where they are moved over what is beside them', async () => {
  await visit({}, async ({ page }) => {
    const plain = await weigh(page, '<p>One work</p>')
    const elsewhere = await weigh(
      page,
      '<section><div class="any"><b class="other">A work</b></div></section>',
    )
    const bold = await weigh(page, '<b>One work</b>')
    expect(elsewhere.kinds).toEqual(bold.kinds)
    for (const body of [
      '<div style="background: #222"><p>Dark</p></div>',
      '<div class="stack"><div style="background: #222"></div><p>Dark</p></div>',
      '<div class="dark" style="height: 3em"></div><div class="up"><p>Dark</p></div>',
    ]) {
      const { faults: found } = await weigh(page, body, plain.kinds)
      expect(found).toEqual([expect.stringContaining('Dark')])
    }
  })
})
