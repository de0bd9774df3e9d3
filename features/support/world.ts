import { World } from '@cucumber/cucumber'
import type { GalleryWall } from './actors/browser/gallery-wall.ts'
import type { Administration } from './roles/admin.ts'
import type { ArtistsAtWork } from './roles/artist.ts'
import type { Asker } from './roles/asker.ts'
import type { Worker, Workers } from './roles/asker-at-work.ts'
import type { Correspondent } from './roles/correspondent.ts'
import type { Device } from './roles/device.ts'
import type { Display } from './roles/display.ts'
import type { BeginningArtist, DecidingAdmin, FirstSale } from './roles/first-sale.ts'
import type { Member } from './roles/member.ts'
import type { MpesaPhone } from './roles/mpesa.ts'
import type { PaidArtist, Payday, PayingAdmin } from './roles/payday.ts'
import { type CheckoutField, checkoutFields, type Shopper } from './roles/shopper.ts'
import type { SignedInAdmin, SignedInArtist, SignedInUsers } from './roles/signed-in-users.ts'
import type { CardsAtStripe } from './roles/stripe.ts'
import type { HomeVisitor, TrendingStage } from './roles/visitor.ts'
import type { OperatorsTerms, Raised, Stage, Wanted } from './stage.ts'
import './parameter-types.ts'
import { equal } from 'node:assert/strict'

/** Each level brings its own stage, and is loaded only where it is played. */
const stages = {
  domain: () => import('./stages/domain.ts'),
  http: () => import('./stages/http.ts'),
  browser: () => import('./stages/browser.ts'),
}

/** What one scenario works with: a shopper, and the stage behind them. */
export class SanaaWorld extends World<{ level: keyof typeof stages }> {
  /** Whoever shops now: at a device, where there are several. */
  shopper!: Shopper
  firstShopper?: Shopper
  correspondent!: Correspondent
  stage!: Stage
  mpesa: MpesaPhone | undefined
  stripe: CardsAtStripe | undefined
  /** For scenarios that need a screen. */
  display!: Display
  newMember!: Raised['newMember']
  private readonly members = new Map<string, Member>()
  newDevice!: Raised['newDevice']
  newAsker: Raised['newAsker']
  newProgram: Raised['newProgram']
  asker: Asker | undefined
  /** Her devices by name. */
  readonly devices = new Map<string, Device>()
  /** Of the order bought last. */
  orderNumber = ''
  signedIn: SignedInUsers | undefined
  /** Where people come in who want to sell, and where it is decided. */
  administration!: Administration
  workers: Workers | undefined
  private readonly keepLastScreen: Raised['keepLastScreen']
  readonly isUndrawn: Raised['isUndrawn']
  worker: Worker | undefined
  firstSale: FirstSale | undefined
  payday: Payday | undefined
  paidArtist: PaidArtist | undefined
  payingAdmin: PayingAdmin | undefined
  beginner: BeginningArtist | undefined
  decider: DecidingAdmin | undefined
  private readonly artists = new Map<string, SignedInArtist>()
  private signedInAdmin: SignedInAdmin | undefined
  private refused: { readonly text: string; isRead: boolean } | null = null
  trends!: TrendingStage
  artistsAtWork!: ArtistsAtWork
  home!: HomeVisitor
  screen: GalleryWall | undefined
  /** Titles of the pages that were leafed through. */
  pagesSeen: readonly (readonly string[])[] = []

  private wanted!: Wanted

  /** Opens a shop in which nobody has done anything. */
  async open(wanted: Wanted): Promise<void> {
    const { raise } = await stages[this.parameters.level]()
    this.wanted = wanted
    Object.assign(this, await raise(wanted))
    this.firstShopper = this.shopper
  }

  /** Opens another in its place, before anything is done in it. */
  async openAnew(terms: OperatorsTerms): Promise<void> {
    await this.leave()
    await this.stage.close()
    await this.open({ ...this.wanted, terms })
  }

  /** What a dashboard said to what was tried there last; null where it was done. */
  get refusal(): string | null {
    if (this.refused) this.refused.isRead = true
    return this.refused?.text ?? null
  }

  set refusal(text: string | null) {
    this.demandRead()
    this.refused = text === null ? null : { text, isRead: false }
  }

  /** A story that does not speak of a refusal takes for granted that there was none. @throws where there was one */
  demandRead(): void {
    if (this.refused && !this.refused.isRead) throw new Error(`It was refused: ${this.refused.text}`)
  }

  get hasScreen(): boolean {
    return this.parameters.level === 'browser'
  }

  /** A device by what she calls it; from now on she is at it. */
  async at(name: string): Promise<Device> {
    const device = this.devices.get(name) ?? (await this.newDevice())
    this.devices.set(name, device)
    this.shopper = device.shopper
    return device
  }

  /** The device that she is at. */
  get device(): Device {
    const device = [...this.devices.values()].find(({ shopper }) => shopper === this.shopper)
    if (!device) throw new Error('She is at none of her devices.')
    return device
  }

  /** From now on she or he is there. */
  async signInArtist(name: string): Promise<void> {
    if (!this.signedIn) throw new Error('Nobody signs in at this level.')
    this.artists.set(name, await this.signedIn.artist(name))
  }

  async signInAdmin(name: string): Promise<void> {
    this.signedInAdmin = await this.signedIn?.admin(name)
  }

  /** Whoever does not look in for long has to sign in again. */
  async everybodyLooksIn(): Promise<void> {
    for (const artist of this.artists.values()) await artist.lookIn()
    await this.signedInAdmin?.lookIn()
  }

  artist(name: string): SignedInArtist {
    const artist = this.artists.get(name)
    if (!artist) throw new Error(`${name} is not signed in.`)
    return artist
  }

  admin(): SignedInAdmin {
    if (!this.signedInAdmin) throw new Error('No admin is signed in.')
    return this.signedInAdmin
  }

  /** What a shopper sees in the gallery. */
  async titlesOnShow(): Promise<readonly string[]> {
    await this.shopper.openGallery()
    return (await this.shopper.works()).shown.map(({ title }) => title)
  }

  /** The gallery on the screen. */
  wall(): GalleryWall {
    if (!this.screen) throw new Error('There is no screen to look at.')
    return this.screen
  }

  /**
   * A screen needs a moment to show what was asked for, and a device to hear of another; without either, what is there
   * at once is what counts.
   */
  async sees(check: () => Promise<void>): Promise<void> {
    const deadline = Date.now() + (this.hasScreen || this.devices.size > 0 ? this.patience : 0)
    for (;;) {
      try {
        await check()
        return
      } catch (error) {
        if (Date.now() >= deadline) throw error
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }

  /** Somebody in front of a browser of their own; the same name is the same browser. */
  async member(name: string): Promise<Member> {
    const known = this.members.get(name)
    if (known) return known
    const member = await this.newMember()
    this.members.set(name, member)
    return member
  }

  /** Milliseconds that news may take: where all of it goes on in one process, nothing stands between telling and hearing. */
  get patience(): number {
    return this.parameters.level === 'domain' ? 1_000 : 20_000
  }

  /** What a scenario ends with is shown in the report. */
  async photograph(feature: string, line: number): Promise<void> {
    await this.keepLastScreen?.(feature, line)
  }

  /** All at once: nobody minds who goes first. @throws what the first of them complained of */
  async leave(): Promise<void> {
    const people = [...this.members.values(), ...[...this.devices.values()].map(({ shopper }) => shopper)]
    const others = [
      this.signedIn,
      this.worker,
      this.beginner,
      this.decider,
      this.paidArtist,
      this.payingAdmin,
    ]
    const last = [this.asker, this.display, this.firstShopper]
    const everybody = [...people, ...others, ...last].filter((each) => each !== undefined)
    const left = await Promise.allSettled(everybody.map((each) => each.leave()))
    await this.mpesa?.close()
    await this.stripe?.close()
    const failed = left.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }

  /** Checks the message at a field of the checkout; false where `what` is no such field. */
  async markedField(what: string, text: string): Promise<boolean> {
    if (!(checkoutFields as readonly string[]).includes(what)) return false
    equal(await this.shopper.fieldMessage(what as CheckoutField), text)
    return true
  }
}
