import { keepPresses } from './kept-presses.ts'
import { pictureSeen } from './ui/artwork/picture-seen.ts'

/** Milliseconds that the scripts wait at most for a picture, and for the styles of what they show. */
const patience = 3_000

const script = document.querySelector<HTMLScriptElement>('script[data-entry]')
const signs = ['pointerdown', 'keydown'] as const
let hasBegun = false

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
  return link
}

/** Resolves once the styles are there, or do not come in time: what scripts show is better without them than not at all. */
const styled = (href: string): Promise<unknown> =>
  new Promise((resolve) => {
    const link = addLink('stylesheet', href)
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
    setTimeout(resolve, patience)
  })

/**
 * What a page with a large picture begins with: its own scripts, and the styles of what they show, are fetched once the
 * picture is seen. The page is there without them, and on a slow network the picture need not share it. Whoever touches the
 * page first has them at once, and what they have pressed is done when the scripts answer.
 */
async function begin(): Promise<void> {
  const { entry, modules = '', sheet } = script?.dataset ?? {}
  if (!entry || hasBegun) return
  hasBegun = true
  for (const href of [entry, ...modules.split(' ').filter(Boolean)]) addLink('modulepreload', href)
  if (sheet) await styled(sheet)
  // The browser runs a module once, however often it is asked for; it has run when the page's HTML is taken over.
  await import(/* @vite-ignore */ entry).finally(replay)
}

const replay = keepPresses()
for (const sign of signs) window.addEventListener(sign, () => void begin(), { once: true, passive: true })
const tired = setTimeout(() => void begin(), patience)
void pictureSeen(document.querySelector('img[fetchpriority=high]')).then(() => {
  clearTimeout(tired)
  return begin()
})
