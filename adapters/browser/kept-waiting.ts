import type { KeptWaiting, Waiting } from '#application/waiting/contract.ts'

type Keys = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Waiting for works in one browser: what a visitor is given for a work lies in `keys`, under `place` and the work's id. */
export function keptWaiting(waiting: Waiting, keys: () => Keys, place: string): KeptWaiting {
  const at = (artworkId: string) => `${place}.${artworkId}`

  /** Where nothing may be kept, what was given is gone with the page. */
  function keep(artworkId: string, key: string | null): void {
    try {
      if (key === null) keys().removeItem(at(artworkId))
      else keys().setItem(at(artworkId), key)
    } catch {
      // Storage is full or forbidden: the mail comes all the same.
    }
  }
  function kept(artworkId: string): string | undefined {
    try {
      return keys().getItem(at(artworkId)) ?? undefined
    } catch {
      return undefined
    }
  }

  return {
    async ask(artworkId, email) {
      keep(artworkId, (await waiting.ask(artworkId, email)).key)
    },
    async isWaiting(artworkId) {
      const isWaiting = await waiting.isWaiting(artworkId, kept(artworkId))
      if (!isWaiting) keep(artworkId, null)
      return isWaiting
    },
    async takeBack(artworkId) {
      await waiting.takeBack(artworkId, kept(artworkId))
      keep(artworkId, null)
    },
  }
}
