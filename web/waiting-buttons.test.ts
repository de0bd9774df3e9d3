// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { edited } from './html-edits.ts'
import { takeOver } from './taken-over.ts'
import { waitingButtons } from './waiting-buttons.ts'

const page = `
  <button id="heart" type="button" aria-label="a &gt; b">Heart</button>
  <button id="limit" type="button" aria-disabled="true">More</button>
  <button id="gone" type="button" disabled="">Gone</button>
  <form method="get" action="/art-gallery"><button id="search" type="submit">Search</button></form>
  <form method="post" action="/login">
    <button id="eye" type="button">Show password</button><button id="sign-in" type="submit">Sign In</button>
  </form>
  <form method="post" id="shipping"><button id="save" type="submit">Save</button></form>
  <button id="place" type="submit" form="shipping">Place Order</button>`

const states = () =>
  Object.fromEntries(
    [...document.querySelectorAll('button')].map((button) => [
      button.id,
      ['disabled', 'aria-disabled', 'data-waits'].filter((name) => button.hasAttribute(name)).join(' '),
    ]),
  )

it('what only scripts answer says so until they do', () => {
  document.body.innerHTML = edited(page, waitingButtons(page)).join('')
  const waiting = 'aria-disabled data-waits'
  const held = 'disabled data-waits'
  const untouched = { limit: 'aria-disabled', gone: 'disabled', search: '', 'sign-in': '' }
  expect(states()).toEqual({ ...untouched, heart: waiting, eye: waiting, save: held, place: held })
  takeOver(document.body)
  expect(states()).toEqual({ ...untouched, heart: '', eye: '', save: '', place: '' })
})
