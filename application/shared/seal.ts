/** Hides texts where they are kept, so that only this installation can read them again. */
export interface Seal {
  /** @param context whose text it is; it opens with the same context alone */
  close(text: string, context: string): string
  /** @throws Error where the text was sealed with another key or context, or was changed */
  open(sealed: string, context: string): string
}
