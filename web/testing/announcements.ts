import { screen } from '@testing-library/react'

/** What went wrong, as toasts say it: aloud, or quietly where the keyboard has come to a field that says it. */
export const announcements = (): (string | null)[] =>
  [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('note')].map(({ textContent }) => textContent)

/** What is read out with a field, beside its name; empty where nothing is. */
export const saidAt = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
