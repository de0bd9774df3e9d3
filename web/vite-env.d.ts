/// <reference types="vite/client" />

/** Written by the build: what the service worker keeps from the first visit on; see vite.config.ts. */
declare module 'virtual:precached' {
  export const precached: readonly { readonly url: string; readonly revision: string | null }[]
}
