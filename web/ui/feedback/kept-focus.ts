import { makeshift } from './makeshift-place.ts'

/** Milliseconds in which whoever takes a control away may send the keyboard somewhere better; later it is sent on again. */
const patience = 50

/** Where somebody goes on whose control is gone: at the title of what it stood in. */
function nextPlace(ancestors: readonly Element[]): HTMLElement | null {
  for (const ancestor of ancestors) {
    if (!ancestor.isConnected || !ancestor.matches('section, article, fieldset, dialog[open], main')) continue
    const title = ancestor.querySelector<HTMLElement>('h1, h2, h3, h4, legend')
    if (title) return title
  }
  return null
}

function ancestorsOf(element: Element): Element[] {
  const { parentElement } = element
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : []
}

/**
 * A control that goes away with its press takes the keyboard's place along: the browser would begin at the top of the
 * page. From now on it goes on where the control was. @returns how to stop
 */
export function keepFocus(): () => void {
  let last: Element | null = null
  let around: readonly Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    last = target
    around = ancestorsOf(target)
    if (target !== makeshift.place) makeshift.place = null
  }
  const goOn = () => {
    if (last?.isConnected !== false || document.activeElement !== document.body) return
    last = null
    const place = nextPlace(around)
    if (!place) return
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    makeshift.place = place
    place.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    if (last?.isConnected !== false) return
    clearTimeout(timer)
    timer = setTimeout(goOn, patience)
  })
  if (document.activeElement) remember({ target: document.activeElement } as unknown as FocusEvent)
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
