/** What of the wall was in sight when the page was left for good, and where in the window it hung. */
export interface KeptView {
  /** The step of the tab's history. */
  readonly step: string
  /** The page of the list, and the work's place in it. */
  readonly page: number
  readonly index: number
  /** Pixels from the window's upper edge. */
  readonly top: number
}

const key = 'gallery.view'

/** Keeps a view for this tab's next page; a browser without room for it begins at the top. */
export function keepView(view: KeptView): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(view))
  } catch {
    // Nothing depends on it.
  }
}

/** The view that was kept for this step, once. */
export function takeView(step: string): KeptView | null {
  try {
    const view = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptView | null
    sessionStorage.removeItem(key)
    return view?.step === step ? view : null
  } catch {
    return null
  }
}
