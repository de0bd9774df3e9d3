import { type RefObject, useEffect } from 'react'

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

const lines = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('button[data-scenario]'),
]

/** Goes to the first scenario that was found, and opens it if it shall. */
export function goToFirst(open: boolean): void {
  const [first] = lines()
  first?.focus()
  if (open && first?.getAttribute('aria-expanded') === 'false') first.click()
}

/** The keyboard throughout: a slash to search, arrows from one scenario to the next. */
export function useWalking(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent): void => {
      // The search field has done it.
      if (event.defaultPrevented) return
      const here = document.activeElement
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '/' && !isTyping(here)) {
        event.preventDefault()
        field.current?.focus()
        field.current?.select()
        return
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      const all = lines()
      const at = all.findIndex((line) => line === here)
      if (at < 0) return
      event.preventDefault()
      const next = event.key === 'ArrowDown' ? all[at + 1] : (all[at - 1] ?? field.current)
      next?.focus()
    }
    addEventListener('keydown', walk)
    return () => removeEventListener('keydown', walk)
  }, [field])
}
