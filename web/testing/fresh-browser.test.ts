// @vitest-environment jsdom
import { expect, test } from 'vitest'

const seen = () => [location.href, document.title, document.documentElement.outerHTML, localStorage.length]

test.each(['first', 'next'])('the %s test of a window finds it as new', (name) => {
  const found = seen()
  window.history.pushState({ name }, '', `/${name}?of=${name}#it`)
  document.title = name
  document.documentElement.dataset.theme = name
  document.body.className = name
  document.body.append(name)
  localStorage.setItem('name', name)
  expect(seen()).not.toEqual(found)
  expect(found).toEqual(['http://localhost:3000/', '', '<html><head></head><body></body></html>', 0])
})
