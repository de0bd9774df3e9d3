import type { GalleryVisitor } from '#features/support/roles/shopper.ts'
import { type BrowserTab, leadingNumber } from './browser-tab.ts'
import { chooseLooks, lookFurther } from './gallery-by-browser.ts'
import { seenAtOnce } from './seen-at-once.ts'

/** Runs in the page: what stands beside each name in a list of names. */
const factsIn = (shown: Element): Record<string, string> =>
  Object.fromEntries(
    [...shown.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent.trim() ?? '',
    ]),
  )

/** Runs in the page: what a work's pictures show. Where there are several, each has a button that says so. */
const picturesIn = (group: Element): string[] => {
  const small = [...group.querySelectorAll('button[aria-label^="Image "]')]
  return small.length > 0
    ? small.map((button) => button.ariaLabel?.replace(/^Image \d+ of \d+: /, '') ?? '')
    : [...group.querySelectorAll('img')].map(({ alt }) => alt)
}

/** Looks around in the gallery and among its artists, by what stands on the screen and can be pressed. */
export function browserGallery(tab: BrowserTab, origin: string): GalleryVisitor {
  const { page, main, visit } = tab
  let nothingHere = false

  const card = (title: string) =>
    main()
      .getByRole('article')
      .filter({ has: page().getByRole('link', { name: title, exact: true }) })

  async function find(title: string): Promise<void> {
    await visit(`/art-gallery?${new URLSearchParams({ q: title })}`)
    await card(title).first().waitFor()
  }

  async function openWork(title: string): Promise<void> {
    await find(title)
    await card(title).getByRole('link', { name: title, exact: true }).click()
    await page().waitForURL('**/artwork/**')
    await main().getByRole('heading', { name: title, level: 1 }).waitFor()
  }

  async function choose(label: string, option: string): Promise<void> {
    const before = page().url()
    await main().getByLabel(label, { exact: true }).selectOption({ label: option })
    await page().waitForURL((url) => url.href !== before)
  }

  return {
    openGallery: () => visit('/art-gallery'),
    chooseCategory: (label) => choose('Category', label),
    choosePriceRange: (label) => choose('Price Range', label),
    sortBy: (label) => choose('Sort By', label),
    search: async (words) => {
      const before = page().url()
      await main().getByRole('combobox', { name: 'Search the gallery' }).fill(words)
      await main().getByRole('button', { name: 'Search' }).click()
      await page().waitForURL((url) => url.href !== before)
    },
    chooseLooks: (looks) => chooseLooks(page(), looks),
    lookFurther: () => lookFurther(page()),
    // All at one moment: the list may change while one looks from card to card.
    works: async () => {
      const shown = await main().evaluate((wall) =>
        [...wall.querySelectorAll('article')].map((each) => ({
          title: each.querySelector('h2 a, h3 a')?.textContent ?? '',
          stock: /Sold Out|In another basket|One of a kind|Only \d+ left/.exec(each.textContent)?.[0] ?? null,
        })),
      )
      const counts = await main()
        .getByRole('status')
        .filter({ hasText: /artworks?$/ })
        .allInnerTexts()
      return { shown, total: counts[0] === undefined ? shown.length : leadingNumber(counts[0]) }
    },

    openWork,
    openMissingWork: async () => {
      const opened = await tab.ready()
      const response = await opened.goto(`${origin}/artwork/00000000-0000-4000-8000-000000000000`)
      nothingHere = response?.status() === 404
    },
    seesThatNothingIsHere: async () =>
      nothingHere && (await main().getByRole('heading', { name: 'Untitled (404)' }).isVisible()),
    work: async () => {
      const text = await main().innerText()
      return {
        title: await main().getByRole('heading', { level: 1 }).innerText(),
        price: /Where your (\$[\d,.]+\d) goes/.exec(text)?.[1] ?? '',
        artistReceives: /The artist receives[^$]*(\$[\d,.]+\d)/.exec(text)?.[1] ?? '',
        facts: await main().evaluate(factsIn),
        stock: /Sold Out|In another basket|One of a kind|Only \d+ left/.exec(text)?.[0] ?? null,
        canBeAdded:
          (await main()
            .getByRole('button', { name: /^Add to Cart/ })
            .count()) > 0,
        pictures: await main()
          .getByRole('group', { name: /^Pictures of/ })
          .evaluate(picturesIn),
      }
    },

    meetArtists: () => visit('/artists'),
    lookForArtist: async (words) => {
      await visit('/artists')
      await main().getByRole('searchbox').fill(words)
      await main().getByRole('button', { name: 'Search' }).click()
      await page().waitForURL('**/artists?q=**')
    },
    artists: async () => {
      const cards = main()
        .getByRole('listitem')
        .filter({ has: page().getByRole('heading', { level: 2 }) })
      return (await seenAtOnce(cards, { name: 'h2', text: '' })).map(({ name, text }) => ({
        name,
        works: leadingNumber(/(\d+) artworks?/.exec(text)?.[1] ?? '0'),
      }))
    },
    visitArtist: async (name) => {
      await visit(`/artists?${new URLSearchParams({ q: name })}`)
      await main().getByRole('link', { name, exact: true }).click()
      await page().waitForURL('**/artists/details?**')
      await main().getByRole('heading', { name, level: 1 }).waitFor()
    },
  }
}
