import { useSyncExternalStore } from 'react'
import { brand } from '#domain/shared/brand.ts'
import { countryCodes } from '#domain/shared/country.ts'
import { useAccount } from '#web/identity/session/use-session.ts'

const place = `${brand.slug}.country`
const listeners = new Set<() => void>()

/** Where the shopper of this visit has last said that something goes to; empty where they have not, ISO 3166-1 alpha-2. */
export function chosenCountry(): string {
  try {
    const kept = window.sessionStorage.getItem(place)
    return countryCodes.find((code) => code === kept) ?? ''
  } catch {
    return ''
  }
}

/** Remembers it as long as the tab is open. */
export function chooseCountry(code: string): void {
  try {
    window.sessionStorage.setItem(place, code)
  } catch {
    // A browser that keeps nothing is asked again.
  }
  for (const tell of listeners) tell()
}

function onChoice(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Where the shopper is, as far as it is known: what they chose last, or what their account says; else empty. */
export function useCountry(): string {
  const account = useAccount()
  const chosen = useSyncExternalStore(onChoice, chosenCountry, () => '')
  return chosen || (account?.country ?? '')
}
