import type { WorkState } from '#domain/catalogue/publishing.ts'

/** What can be written of a work, as it is called on the screen; money as it is shown. */
export type WrittenOfWork = Readonly<
  Partial<Record<'description' | 'category' | 'edition' | 'price' | 'stock' | 'kind', string>>
>

/** A work as its artist sees it in the list. */
export interface WorkSeen {
  readonly title: string
  readonly state: WorkState
  readonly hiddenBecause: string | null
  readonly artistReceives: number
  readonly pictures: number
}

export interface ExportSeen {
  readonly works: number
  readonly fit: number
  /** What of the file has no place here. */
  readonly leftOut: readonly string[]
  /** Line and problem. */
  readonly problems: readonly (readonly [line: number, problem: string])[]
}

/** An artist at their own works. What is refused is told, not thrown. */
export interface ArtistAtWork {
  /** Has made and published a work that a scenario begins with: on no screen. */
  hasShown(title: string): Promise<void>
  begin(title: string): Promise<void>
  write(fields: WrittenOfWork): Promise<void>
  addPicture(alt: string): Promise<void>
  /** Has the last of the pictures hang first. */
  moveLastPictureFirst(): Promise<void>
  /** And saves, so that shoppers see it no more. */
  takeFirstPictureOff(): Promise<void>
  /** As it was, and saves. */
  takePictureBack(): Promise<void>
  addLetter(name: string): Promise<void>
  publish(): Promise<void>
  remove(): Promise<void>
  takeRemovalBack(): Promise<void>
  duplicate(): Promise<void>
  /** Another window sees the work as it is now. */
  openElsewhere(): Promise<void>
  rename(title: string, where: 'here' | 'elsewhere'): Promise<void>
  preview(csv: string): Promise<ExportSeen>
  /** What the prices of that file are worth. */
  tellRate(currency: string, dollars: number): Promise<ExportSeen>
  importAgain(): Promise<void>
  /** By title. */
  works(): Promise<readonly WorkSeen[]>
  /** The last refusal: its sentence, and what it says of each field. */
  refusal(): { readonly message: string | null; readonly fields: Readonly<Record<string, string>> }
}

/** Artists at their dashboards, and what others do to their works. */
export interface ArtistsAtWork {
  open(artist: string, approved: boolean): Promise<ArtistAtWork>
  hideByAdmin(title: string, reason: string): Promise<void>
}
