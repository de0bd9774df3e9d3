// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './kept-focus.ts'
import { isKeyboardAdrift } from './makeshift-place.ts'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <h1>Your account</h1>
      <section><h2>Signed in</h2><ul><li><button type="button" id="end">Sign out</button></li></ul></section>
      <input id="name">
    </main>`
  stop = keepFocus()
})
afterEach(() => stop())

const byId = (id: string) => document.getElementById(id)
const place = () => document.activeElement?.textContent

test('whose control goes away goes on at the title of what it stood in', async () => {
  byId('end')?.focus()
  byId('end')?.closest('li')?.remove()
  await expect.poll(() => place()).toBe('Signed in')
})

test('or of what is still there around it', async () => {
  byId('end')?.focus()
  document.querySelector('section')?.remove()
  await expect.poll(() => place()).toBe('Your account')
})

test('whoever is sent somewhere else stays there', async () => {
  byId('end')?.focus()
  byId('end')?.remove()
  byId('name')?.focus()
  await new Promise((done) => setTimeout(done, 100))
  expect(document.activeElement).toBe(byId('name'))
})

test('whoever knows a better place may still send it there, but not away from where a person has gone', async () => {
  byId('end')?.focus()
  expect(isKeyboardAdrift()).toBe(false)
  byId('end')?.remove()
  expect(isKeyboardAdrift()).toBe(true)
  await expect.poll(() => place()).toBe('Signed in')
  expect(isKeyboardAdrift()).toBe(true)
  byId('name')?.focus()
  expect(isKeyboardAdrift()).toBe(false)
})

test('a question that is closed is no place', async () => {
  document
    .querySelector('main')
    ?.insertAdjacentHTML(
      'beforeend',
      '<dialog open id="question"><h2>Delete it?</h2><button type="button" id="yes">Yes</button></dialog>',
    )
  byId('yes')?.focus()
  byId('question')?.removeAttribute('open')
  byId('yes')?.remove()
  await expect.poll(() => place()).toBe('Your account')
})
