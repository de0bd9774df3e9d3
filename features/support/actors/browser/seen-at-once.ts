import type { Locator } from 'playwright-core'

/**
 * What stands in each of these elements, read in one moment: a screen that changes between two questions would leave
 * the second one waiting. `parts` names a selector for each text, '' for the whole element; the last match counts.
 */
export const seenAtOnce = <Part extends string>(
  elements: Locator,
  parts: Readonly<Record<Part, string>>,
): Promise<Record<Part, string>[]> =>
  elements.evaluateAll(
    (found, wanted: [string, string][]) =>
      found.map((element) => {
        const text = (selector: string) => {
          const part = selector === '' ? element : [...element.querySelectorAll(selector)].at(-1)
          return part instanceof HTMLElement ? part.innerText : ''
        }
        return Object.fromEntries(wanted.map(([name, selector]) => [name, text(selector)])) as Record<
          Part,
          string
        >
      }),
    Object.entries<string>(parts),
  )
