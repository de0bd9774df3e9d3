import { expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import { type FormErrors, formErrors, isComplete } from './form-errors.ts'
import { refuseFaults } from './refuse-faults.ts'

it('a form may be sent as soon as no field has a text', () => {
  expect(formErrors({ name: null, email: null })).toEqual({})
  expect(formErrors({ name: null, email: 'Which one?' })).toEqual({ email: 'Which one?' })
  expect([isComplete({}), isComplete({ email: 'Which one?' })]).toEqual([true, false])
})

it('a form is refused in the words of its first fault, with all of them at their fields', () => {
  const errors: FormErrors<string> = { name: undefined, email: 'Which one?', phone: 'Too short' }
  expect(refusalOf(() => refuseFaults('form-refused', errors))).toMatchObject({
    refusal: 'rule-broken',
    code: 'form-refused',
    message: 'Which one?',
  })
  expect(refusalOf(() => refuseFaults('form-refused', errors))?.fields).toEqual({
    email: 'Which one?',
    phone: 'Too short',
  })
  expect(refusalOf(() => refuseFaults('form-refused', {}))).toBeNull()
})
