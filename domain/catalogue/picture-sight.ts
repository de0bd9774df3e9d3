/** Where a kept picture hangs or lies, in all works and faces that show it. */
export interface PictureUses {
  /** On a public work with words of its own, or as the face of an approved artist. */
  readonly onShow: boolean
  /** Accounts of the artists ('' for one without) who have it: in a draft, while they wait, hidden by an admin, or taken off and able to come back. */
  readonly artists: readonly string[]
  /** Hidden by an admin, removed by its artist or with them, or an upload that nothing shows any more. */
  readonly takenDown: boolean
  /** Whether the order that is named has bought it: orders keep what was bought. */
  readonly bought: boolean
}

/** Who asks for a picture; null for a visitor. */
export type PictureViewer = { readonly userId: string; readonly isAdmin: boolean } | null

/** Whether a picture is there to be looked at: for everyone, for this one viewer, not any more, or not at all. */
export type Sight = 'everyone' | 'viewer' | 'gone' | 'nothing'

/** Who may look at a picture. What hangs anywhere is public, wherever else it lies. */
export function sightOf({ onShow, artists, takenDown, bought }: PictureUses, viewer: PictureViewer): Sight {
  if (onShow) return 'everyone'
  if (bought) return 'viewer'
  if (viewer && (viewer.isAdmin ? artists.length > 0 : artists.includes(viewer.userId))) return 'viewer'
  return takenDown ? 'gone' : 'nothing'
}
