import { describe, expect, it } from 'vitest'
import {
  artistByIdPage,
  artistPage,
  asked,
  confirmedPage,
  sectionOf,
  signInPage,
  standingPages,
  withReturn,
} from './addresses.ts'
import { adminLogOf, adminUsersPage, searched } from './dashboard-addresses.ts'

describe('an address', () => {
  it('holds no sign at which a mail program would end a link', () => {
    expect(asked('/x', { q: "it's (a) ~ b!", k: 'ü&=' })).toBe('/x?q=it%27s+%28a%29+%7E+b%21&k=%C3%BC%26%3D')
  })

  it('names what it leads to', () => {
    expect(artistPage({ id: '7', name: 'Amina Njoroge' })).toBe('/artists/details?name=Amina+Njoroge&id=7')
    expect(artistByIdPage('7')).toBe('/artists/details?artist=7')
    expect(confirmedPage({ number: '4829-1736', accessKey: 'key' })).toBe(
      '/checkout/confirmed?order=4829-1736&key=key',
    )
    expect(adminLogOf('lena')).toBe('/dashboard/admin/log?subject=lena')
    expect(searched(adminUsersPage, 'lena')).toBe('/dashboard/admin/users?q=lena')
  })

  it('brings back to where somebody was, but for the home page', () => {
    expect(withReturn('/auth', '/checkout')).toBe('/auth?returnTo=%2Fcheckout')
    expect(withReturn(signInPage, '/')).toBe(signInPage)
  })

  it('belongs to a section of the shop', () => {
    expect(['/Orders/4829-1736', '/cart?x=1', '/', ''].map(sectionOf)).toEqual(['/orders', '/cart', '/', '/'])
  })
})

it('search engines are told of the pages that are always there', () => {
  expect(standingPages()).toEqual([
    '/',
    '/art-gallery',
    ...['paintings', 'digital-art', 'photography', 'sculpture', 'abstract'].map(
      (category) => `/art-gallery?category=${category}`,
    ),
    '/artists',
    '/fair-pay',
    '/about-sanaa',
    '/terms',
    '/privacy',
  ])
})
