import type { Page, Route } from 'playwright-core'
import { open, type Visit } from './visit.ts'

/** A screen in one of its states, and the way there. */
export interface Screen {
  /** Also the name of its picture. */
  readonly name: string
  readonly show: (visit: Visit) => Promise<void>
  /** Where only small windows have it, or only large ones. */
  readonly width?: 'narrow' | 'wide'
  /** What the browser's console complains of because it belongs to the screen: an answer's status, or no network. */
  readonly refusal?: number | 'ERR_INTERNET_DISCONNECTED'
  /** May be looked at in the window of the screen before it: it signs in, or is of nobody as that is, and opens a page. */
  readonly goesOn?: true
}

/** Screens that may be looked at one after another in the same window. */
export const inOneWindow = (screens: readonly Screen[]): readonly Screen[] =>
  screens.map((screen, place) => (place === 0 ? screen : { ...screen, goesOn: true }))

export const at =
  (path: string | ((visit: Visit) => string)) =>
  (visit: Visit): Promise<void> =>
    open(visit, typeof path === 'string' ? path : path(visit))

/** Answers in place of the API what a page asks it from now on. */
export const answer = (
  { page }: Visit,
  pattern: string | RegExp,
  given: { readonly status?: number; readonly json?: unknown },
): Promise<unknown> => page.route(pattern, (route: Route) => route.fulfill(given))

/** Refuses what a page asks the API for from now on. */
export const away = (visit: Visit, pattern: string): Promise<unknown> =>
  answer(visit, pattern, {
    status: 503,
    json: { message: 'The gallery did not answer.', code: 'unavailable' },
  })

/** Presses a button of the screen. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('main').getByRole('button', { name }).first().click()
