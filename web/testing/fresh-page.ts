import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeAll } from 'vitest'

// jsdom has the element, and no modal of it: one gives the keyboard back to where it was.
const before = new WeakMap<HTMLDialogElement, Element | null>()
HTMLDialogElement.prototype.showModal = function showModal() {
  before.set(this, document.activeElement)
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  const place = before.get(this)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  if (place instanceof HTMLElement && place.isConnected) place.focus()
  this.dispatchEvent(new Event('close'))
}

// Nor does it move, or know what a person has set.
window.scrollTo = () => {}
window.matchMedia = () =>
  ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList

// Screens come in files of their own, which a machine that does ten things at once has taken nine seconds to read.
configure({ asyncUtilTimeout: 25_000 })

/** What is not there yet is an error at each look until it is: the page is written out only for whoever reads of it. */
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) => {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
    })
  },
})

// React notes for each element from where it was drawn, ten thousand times a second: a twelfth of all time, and no test reads
// of it. Once so many are noted it goes on without.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set() {} },
)

// The library says so to React for the first file that reads it, and all files of a process share what is read.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

/** The tests of a file share one window: each leaves no screen in it. */
afterEach(() => {
  cleanup()
  toast.remove()
})
