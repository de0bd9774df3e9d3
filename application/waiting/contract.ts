/** Being told by mail, once, when a work that cannot be bought just now is free again: whoever asked first, first. */
export interface Waiting {
  /**
   * Waiting twice is waiting. Nobody is told who else waits.
   * @param email a visitor's; whoever is signed in waits with their account
   * @returns what takes it back, for a visitor
   * @throws DomainError not-found, conflict 'not-for-sale' or 'can-be-bought', rule-broken (field `email`) or
   * 'too-many-awaited', too-many-requests
   */
  ask(artworkId: string, email?: string): Promise<{ readonly key: string | null }>
  /** Whether they are still to be told: by their account, or by what a visitor was given. */
  isWaiting(artworkId: string, key?: string): Promise<boolean>
  /** Taking back what is not there is nothing. */
  takeBack(artworkId: string, key?: string): Promise<void>
}

/** The same for one browser, which keeps what a visitor is given. */
export interface KeptWaiting {
  /** @throws as Waiting */
  ask(artworkId: string, email?: string): Promise<void>
  isWaiting(artworkId: string): Promise<boolean>
  takeBack(artworkId: string): Promise<void>
}

/** The same mails, for whoever holds the link of one, signed in or not. */
export interface WaitingMails {
  /** Nobody at that address waits for anything any more. @throws DomainError rule-broken 'link-not-known' */
  stop(key: string): Promise<void>
}
