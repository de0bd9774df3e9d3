import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import type { WorkState } from '#domain/catalogue/publishing.ts'

interface StateShown {
  readonly word: string
  readonly form: 'is' | 'waits' | 'ended'
  readonly tone: 'ok' | 'warn' | 'mute' | 'info'
}

const states: Readonly<Record<WorkState, StateShown>> = {
  public: { word: 'For sale', form: 'is', tone: 'ok' },
  draft: { word: 'Draft', form: 'waits', tone: 'info' },
  hidden: { word: 'Hidden', form: 'waits', tone: 'mute' },
  'sold-out': { word: 'Sold Out', form: 'ended', tone: 'mute' },
}

const ready: StateShown = { word: 'Ready', form: 'waits', tone: 'warn' }

/** How a work stands, in a word, with the form and tone of its dot. Nobody can buy it before its artist is approved. */
export const stateShown = (state: WorkState, isApproved: boolean): StateShown =>
  state === 'public' && !isApproved ? ready : states[state]

const viewsText = (views: number): string => `${views} ${views === 1 ? 'view' : 'views'}`

/** Words of which none may begin another line. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0')

/** What has come of a work so far; nothing while nobody could see it. */
export const successOf = ({ state, sold, views }: OwnArtworkView): string | null =>
  state === 'draft' && sold === 0 && views === 0
    ? null
    : `${unbroken(`${sold} sold`)}, ${unbroken(`${viewsText(views)} lately`)}`
