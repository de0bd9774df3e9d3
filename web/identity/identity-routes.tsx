import type { RouteObject } from 'react-router-dom'
import { page } from '#web/page-meta.ts'

const handle = page('web/identity/accounts-soon-screen.tsx', () => ({
  title: 'Accounts',
  description: 'Accounts are being prepared; buying works without one.',
}))
const lazy = { Component: async () => (await import('./accounts-soon-screen.tsx')).AccountsSoonScreen }

/** The addresses of sign-in and sign-up. */
export const identityRoutes: RouteObject[] = ['auth', 'login', 'register'].map((path) => ({
  path,
  handle,
  lazy,
}))
