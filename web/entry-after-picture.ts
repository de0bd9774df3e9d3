/** Milliseconds that the scripts wait at most for a picture. */
const patience = 3_000

const script = document.querySelector<HTMLScriptElement>('script[data-entry]')
const signs = ['pointerdown', 'keydown'] as const

/**
 * What a page with a large picture begins with: its own scripts are fetched once the picture is seen. The page is there
 * without them, and on a slow network the picture need not share it. Whoever touches the page first has them at once.
 */
function begin(): void {
  for (const sign of signs) window.removeEventListener(sign, begin)
  const { entry, modules = '' } = script?.dataset ?? {}
  if (!entry) return
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  // The browser runs a module once, however often it is asked for.
  void import(/* @vite-ignore */ entry)
}

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
