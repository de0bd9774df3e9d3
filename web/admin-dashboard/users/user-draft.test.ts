import { expect, test } from 'vitest'
import { adminUser } from '#web/testing/admin-services.ts'
import { mergedUser, userDifferences, userDraft } from './user-draft.ts'

const prefixOf = (country: string) => ({ NG: '+234', KE: '+254' })[country] ?? ''
const lena = adminUser({ name: 'Lena Okoro', country: 'NG', phone: '+2348012345678' })
const base = userDraft(lena, prefixOf)

test('an account is shown with its number behind its country’s prefix', () => {
  expect(base).toMatchObject({ name: 'Lena Okoro', country: 'NG', phone: '8012345678', password: '' })
})

test('two admins’ changes are both kept where they are about different things', () => {
  const mine = { ...base, name: 'Lena O.' }
  const theirs = { ...base, email: 'okoro@example.test', role: 'admin' as const }
  expect(mergedUser(mine, base, theirs)).toEqual({ ...theirs, name: 'Lena O.' })
})

test('a number stays with the country whose prefix stands before it', () => {
  const mine = { ...base, country: 'KE' }
  const theirs = { ...base, phone: '8099999999' }
  expect(mergedUser(mine, base, theirs)).toEqual(mine)
  expect(userDifferences(mine, theirs, prefixOf)).toEqual([
    { label: 'Country', mine: 'Kenya', theirs: 'Nigeria' },
    { label: 'Phone', mine: '+2548012345678', theirs: '+2348099999999' },
  ])
})
