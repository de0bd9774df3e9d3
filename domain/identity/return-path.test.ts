import { describe, expect, it } from 'vitest'
import { ownPath } from './return-path.ts'

describe('where one returns to after signing in', () => {
  it('is where one was', () => {
    for (const path of ['/', '/cart', '/art-gallery?q=blue&page=2', '/artwork/1#wall'])
      expect(ownPath(path)).toBe(path)
  })

  it('is never another site', () => {
    for (const path of [
      null,
      undefined,
      '',
      'cart',
      '//evil.test',
      '/\\evil.test',
      '/cart\\..\\evil',
      'https://evil.test',
      'javascript:alert(1)',
      '/\t/evil.test',
      '/\n/evil.test',
      ' /cart',
    ])
      expect(ownPath(path)).toBe('/')
  })
})
