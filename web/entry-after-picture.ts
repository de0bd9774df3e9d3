import { keepPresses } from './kept-presses.ts'

/** Milliseconds that the scripts wait at most for a picture. */
const patience = 3_000

const script = document.querySelector<HTMLScriptElement>('script[data-entry]')
const signs = ['pointerdown', 'keydown'] as const
let hasBegun = false

/**
 * What a page with a large picture begins with: its own scripts are fetched once the picture is seen. The page is there
 * without them, and on a slow network the picture need not share it. Whoever touches the page first has them at once,
 * and what they have pressed is done when the scripts answer.
 */
function begin(): void {
  const { entry, modules = '' } = script?.dataset ?? {}
  if (!entry || hasBegun) return
  hasBegun = true
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  // The browser runs a module once, however often it is asked for; it has run when the page's HTML is taken over.
  void import(/* @vite-ignore */ entry).finally(replay)
}

const replay = keepPresses()
for (const sign of signs) window.addEventListener(sign, begin, { once: true, passive: true })
const shown = document
  .querySelector<HTMLImageElement>('img[fetchpriority=high]')
  ?.decode()
  .catch(() => undefined)
const tired = setTimeout(begin, patience)
void Promise.resolve(shown).then(() =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      clearTimeout(tired)
      begin()
    }),
  ),
)
