import type { Cents } from '#domain/shared/money.ts'
import type { CardClientKey } from './contract.ts'

/** What a provider's fields take over of the page that they stand in; colours as CSS writes them. */
export interface CardLook {
  readonly isNight: boolean
  readonly ground: string
  readonly ink: string
  readonly quietInk: string
  readonly border: string
  readonly error: string
  readonly errorGround: string
  readonly font: string
  readonly radius: string
}

/** A provider's own fields, in a page of ours. What stands in them never reaches us. */
export interface CardFields {
  /**
   * Turns what stands in them into a token that serves once.
   * @throws DomainError rule-broken 'card-incomplete': the fields say themselves what they lack; Unavailable
   */
  tokenise(total: Cents): Promise<string>
  /** The page has become another one: the lights were put out, or on. */
  look(look: CardLook): void
  remove(): void
}

/** The part of a card's provider that runs in the browser. `Place` is where in the page it may stand. */
export interface CardClient<Place> {
  /** Puts fields into a place; they can be filled in once the promise is kept. @throws Unavailable */
  show(place: Place, total: Cents, look: CardLook): Promise<CardFields>
  /**
   * Leads the buyer to the card's bank, which asks whether it is really them. How that ended, only our server's own look
   * says. @throws Unavailable where the bank was not reached
   */
  authenticate(clientSecret: string): Promise<void>
}

/** Brings the client of whichever provider a shop's cards are taken by. */
export interface CardClients<Place> {
  /** @throws Unavailable */
  open(key: CardClientKey): Promise<CardClient<Place>>
}
