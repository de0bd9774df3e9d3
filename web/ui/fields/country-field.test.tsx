import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { CountryField } from './country-field.tsx'
import { PrefixField } from './prefix-field.tsx'

const all = await countries()

function Form({ first }: { first: string }) {
  const [code, setCode] = useState(first)
  const prefix = all.find((country) => country.code === code)?.prefix ?? ''
  return (
    <main>
      <h1>Where</h1>
      <CountryField label="Country" countries={all} value={code} onChoose={setCode} />
      <PrefixField label="Phone" prefix={prefix} />
      <p title="chosen">{code}</p>
    </main>
  )
}

function show(first = '') {
  render(<Form first={first} />)
  return {
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }),
    chosen: () => screen.getByTitle('chosen').textContent,
  }
}

test('a country is found by typing, and its prefix stands before the phone number', async () => {
  const { user, field, chosen } = show()
  await user.type(field, 'tanz')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Tanzania+255'])
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
  await user.keyboard('{Enter}')
  expect(chosen()).toBe('TZ')
  expect(field.value).toBe('Tanzania (+255)')
  expect(screen.queryByRole('option')).toBeNull()
  const phone = screen.getByRole('textbox', { name: 'Phone' })
  expect(document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent).toBe('+255')
})

test('whoever leaves the field takes what was looked for', async () => {
  const { user, field, chosen } = show()
  await user.type(field, 'moro')
  await user.tab()
  expect(chosen()).toBe('MA')
})

test.each(['blur', 'Enter'] as const)(
  'whoever types faster than the list follows is understood (%s)',
  (way) => {
    const { field, chosen } = show()
    act(() => {
      field.focus()
      for (const value of ['u', 'uk']) fireEvent.change(field, { target: { value } })
      if (way === 'blur') fireEvent.blur(field)
      else fireEvent.keyDown(field, { key: 'Enter' })
    })
    expect(chosen()).toBe('GB')
  },
)

test('looking at the list and leaving changes nothing', async () => {
  const { user, field, chosen } = show('KE')
  await user.click(field)
  expect(screen.getAllByRole('option').length).toBe(249)
  await user.tab()
  expect(chosen()).toBe('KE')
  expect(field.value).toBe('Kenya (+254)')
})

test.each([
  ['UK', 'GB'],
  ['KE', 'KE'],
  ['Deutschland', 'DE'],
  ["Cote d'Ivoire", 'CI'],
  ['Bosnia and Herzegovina', 'BA'],
  ['The U.S.A.', 'US'],
])('%s, typed and left, is %s', async (typed, code) => {
  const { user, field, chosen } = show('NG')
  await user.type(field, typed)
  await user.tab()
  expect(chosen()).toBe(code)
})

test('whoever types in capitals may go on after what is a code by itself', async () => {
  const { user, field, chosen } = show()
  await user.type(field, 'DENMARK')
  await user.tab()
  expect(chosen()).toBe('DK')
})

test('what is no country stays to be seen, and is said', async () => {
  const { user, field, chosen } = show('KE')
  await user.type(field, 'Atlantis')
  expect(screen.getByText('No country is called so')).toBeTruthy()
  await user.tab()
  expect(chosen()).toBe('')
  expect(field.value).toBe('Atlantis')
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('No country is called so. Try its name in English.')
  await user.clear(field)
  await user.type(field, 'ken')
  await user.tab()
  expect(chosen()).toBe('KE')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('Esc takes back what was typed', async () => {
  const { user, field, chosen } = show('KE')
  await user.type(field, 'moro{Escape}')
  expect(field.value).toBe('Kenya (+254)')
  expect(chosen()).toBe('KE')
})

test('an emptied field is no country', async () => {
  const { user, field, chosen } = show('KE')
  await user.clear(field)
  await user.tab()
  expect(chosen()).toBe('')
})

test('what a browser fills in by itself is understood at once: a name or a code', async () => {
  const { user, field, chosen } = show()
  await user.click(field)
  await user.paste('GH')
  expect(chosen()).toBe('GH')
  await user.clear(field)
  await user.paste('Portugal')
  expect(chosen()).toBe('PT')
  expect(field.value).toBe('Portugal (+351)')
  await user.clear(field)
  await user.paste('Niger')
  expect(chosen()).toBe('NE')
})

test('whoever takes letters back is left alone on the way', async () => {
  const { user, field, chosen } = show()
  await user.type(field, 'Nigeri{Backspace}')
  expect(field.value).toBe('Niger')
  expect(chosen()).toBe('')
})
