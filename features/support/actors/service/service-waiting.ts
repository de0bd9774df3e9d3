import { keptWaiting } from '#adapters/browser/kept-waiting.ts'
import type { Catalogue } from '#application/catalogue/contract.ts'
import type { KeptWaiting, Waiting } from '#application/waiting/contract.ts'
import type { WaitingShopper } from '#features/support/roles/waiting.ts'
import { workTitled } from './service-gallery.ts'

/** What a browser keeps of it, without the browser. */
export function waitingKept(waiting: Waiting): KeptWaiting {
  const keys = new Map<string, string>()
  const storage = {
    getItem: (name: string) => keys.get(name) ?? null,
    setItem: (name: string, key: string) => void keys.set(name, key),
    removeItem: (name: string) => void keys.delete(name),
  }
  return keptWaiting(waiting, () => storage, 'waiting')
}

/** Waits for works through the contract, without a screen. */
export function serviceWaiting(catalogue: Catalogue, waiting: KeptWaiting): WaitingShopper {
  const idOf = async (title: string): Promise<string> => (await workTitled(catalogue, title)).id
  return {
    askToBeTold: async (title, email) => waiting.ask(await idOf(title), email),
    waitNoMore: async (title) => waiting.takeBack(await idOf(title)),
    isWaitingFor: async (title) => waiting.isWaiting(await idOf(title)),
  }
}
