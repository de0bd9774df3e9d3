import type { Settings } from '#adapters/composition/settings.ts'
import type { KeptMail } from '#application/notifications/contract.ts'
import type { GalleryWall } from './actors/browser/gallery-wall.ts'
import type { Administration } from './roles/admin.ts'
import type { ArtistsAtWork } from './roles/artist.ts'
import type { Asker } from './roles/asker.ts'
import type { Workers } from './roles/asker-at-work.ts'
import type { Correspondent } from './roles/correspondent.ts'
import type { Device, Login } from './roles/device.ts'
import type { Display } from './roles/display.ts'
import type { FirstSale } from './roles/first-sale.ts'
import type { Member } from './roles/member.ts'
import type { MpesaPhone } from './roles/mpesa.ts'
import type { Payday } from './roles/payday.ts'
import type { Program } from './roles/program.ts'
import type { Shopper } from './roles/shopper.ts'
import type { SignedInUsers } from './roles/signed-in-users.ts'
import type { CardsAtStripe } from './roles/stripe.ts'
import type { HomeVisitor, TrendingStage } from './roles/visitor.ts'

/** An account that a scenario begins with; its owner is signed in nowhere. */
export interface GivenAccount {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A work that a scenario begins with. Price in cents. */
export interface GivenWork {
  readonly title: string
  readonly artist: string
  readonly category: string
  readonly price: number
  readonly stock: number
  /** One of a kind. */
  readonly unique: boolean
  readonly medium: string
  readonly description: string
}

/**
 * What stands behind the shopper: the place where a scenario's beginnings are laid out, straight in the repositories
 * of its level, and where its traces are looked up.
 */
export interface Stage {
  /** Adds works of approved artists, the newest last. */
  show(works: readonly GivenWork[]): Promise<void>
  artistWithoutWorks(name: string): Promise<void>
  applicant(name: string): Promise<void>
  /** An artist of the gallery gets an account with this address. */
  artistWithAccount(name: string, email: string): Promise<void>
  setPrice(title: string, cents: number): Promise<void>
  setStock(title: string, stock: number): Promise<void>
  /** Somebody else buys pieces of a work and pays. */
  sell(title: string, quantity: number): Promise<void>
  stockOf(title: string): Promise<number>
  orderCount(): Promise<number>
  /** Cents booked to the artist, to the platform, and the sum of all entries. */
  receivedBy(artist: string): Promise<number>
  keptByPlatform(): Promise<number>
  booksSum(): Promise<number>
  /** The mails on their way to an address, the newest first. */
  mailsTo(address: string): Promise<readonly KeptMail[]>
  openAccount(account: GivenAccount): Promise<void>
  suspend(email: string): Promise<void>
  /** Somebody elsewhere guesses at a password. */
  tryPasswords(email: string, times: number): Promise<void>
  /** How many accounts there are. */
  accountCount(): Promise<number>
  /** They read the mail and say that the address is theirs. */
  verifyAddress(email: string): Promise<void>
  /** Subjects of the messages that wait for an artist. */
  messagesFor(artist: string): Promise<readonly string[]>
  /** They press what ends mails of a kind, by the link from one of them. */
  endMails(link: string): Promise<void>
  /** Time goes by, and what is due happens. */
  letPass(milliseconds: number): Promise<void>
  /** What was put off and waits to be done is done. */
  doJobs(): Promise<void>
  close(): Promise<void>
}

/** What the operator of a shop may set otherwise; as in every shop where it is left out. */
export type OperatorsTerms = Partial<Pick<Settings, 'feePercent' | 'paymentTimes'>>

/** What a scenario wants of its shop, by its tags and by what its operator has set. */
export interface Wanted {
  readonly paidByMpesa: boolean
  readonly paidByStripe: boolean
  /** Where people may sign in by an account that they have elsewhere. */
  readonly knowsAnotherProvider: boolean
  /** Where admins can do nothing before they have a second lock. */
  readonly adminsNeedSecondFactor: boolean
  readonly terms: OperatorsTerms
}

/** A stage with a shopper in front of it, and as many devices as a scenario needs. */
export interface Raised {
  /** Only where there is a screen. */
  readonly payday?: Payday
  readonly trends: TrendingStage
  /** Artists at their own works. */
  readonly artistsAtWork: ArtistsAtWork
  readonly home: HomeVisitor
  /** Only where there is a screen. */
  readonly screen?: GalleryWall
  readonly stage: Stage
  readonly shopper: Shopper
  /** Only where there is one to look at. */
  readonly display?: Display
  /** Somebody in front of a browser of their own. */
  readonly newMember: () => Promise<Member>
  readonly newDevice: () => Promise<Device>
  /** Only where something stands between people and the shop. */
  readonly newAsker?: (login: Login) => Promise<Asker>
  /** Only where programs reach the shop by themselves. */
  readonly newProgram?: (login: Login) => Promise<Program>
  readonly correspondent: Correspondent
  /** Only where the shop is paid by M-Pesa. */
  readonly mpesa?: MpesaPhone
  /** Only where the shop is paid through Stripe. */
  readonly stripe?: CardsAtStripe
  readonly administration: Administration
  /** Only where artists and admins work without a screen. */
  readonly signedIn?: SignedInUsers
  /** Only where there are screens. */
  readonly firstSale?: FirstSale
  /** Only where something stands between people and the shop. */
  readonly workers?: Workers
  /** Photographs what was seen last, for the scenario that begins there; only where there are screens. */
  readonly keepLastScreen?: (feature: string, line: number) => Promise<void>
  /** Whether the browser has ceased to draw what is looked at; only where there are screens. */
  readonly isUndrawn?: () => Promise<boolean>
}
