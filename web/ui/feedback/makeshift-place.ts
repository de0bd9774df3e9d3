/** Where `keepFocus` put the keyboard for want of a better place, while it is still there. */
export const makeshift: { place: Element | null } = { place: null }

/** Whether the keyboard is nowhere, or only where `keepFocus` put it: whoever knows a better place may send it there. */
export function isKeyboardAdrift(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement === makeshift.place
}
