// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keepView, takeView } from './kept-view.ts'

const view = { step: 'k1', page: 3, index: 5, top: 120 }

test('a view comes back once, to the step it was kept for', () => {
  keepView(view)
  expect([takeView('k1'), takeView('k1')]).toEqual([view, null])
  keepView(view)
  expect(takeView('k2')).toBeNull()
})

test('what is kept there by somebody else is no view', () => {
  sessionStorage.setItem('gallery.view', '{')
  expect(takeView('k1')).toBeNull()
})
