import { describe, expect, it } from 'vitest'
import { ownPath } from './return-path.ts'

describe('where one returns to after signing in', () => {
  it.each([
    '/',
    '/cart',
    '/art-gallery?q=blue&page=2',
    '/artwork/1#wall',
    '/authors',
    '/verify-email?token=t',
    '/a?b=//c',
    '/about-sanaa/...',
  ])('is where one was: %s', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'cart',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/cart\\..\\evil',
    '/\t/evil.test',
    '/\n/evil.test',
    ' /cart',
    '/cart//evil.test',
    '/..//evil.test',
    '/../cart',
    '/%2e%2E/cart',
    '/./cart',
    'https://evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    `/${'a'.repeat(2000)}`,
  ])('is never another site: %j', (wanted) => {
    expect(ownPath(wanted)).toBe('/')
  })

  it('is a long one, too', () => {
    const long = `/${'a'.repeat(1999)}`
    expect(ownPath(long)).toBe(long)
  })

  it.each([
    '/auth',
    '/auth?mode=login',
    '/login',
    '/register?role=artist',
    '/reset-password?token=x',
    '/api/artworks',
  ])('is not %s, where nobody wants to be', (wanted) => {
    expect(ownPath(wanted)).toBe('/')
  })
})
