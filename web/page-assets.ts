import type { PageAssets } from '#application/pages/page-renderer.ts'

const entry = 'web/entry-client.tsx'
const entryAfterPicture = 'web/entry-after-picture.ts'
const allStyles = 'style.css'

/** Whether a font, or the rule of its face, is of the letters that nearly every page is written with. */
export const isBasic = (font: string): boolean => font.includes('-basic-')

/** What pages are written with, the one for italics where there are any; what else one needs, it asks for by itself. */
const isWrittenWith = (font: string, hasItalics: boolean): boolean =>
  isBasic(font) && (hasItalics || !font.includes('-italic-'))

export interface PageFiles {
  /** All styles, for what a page comes to show later; null in development, where they come with the sources. */
  readonly styleSheet: string | null
  readonly script: string
  /** What fetches the script and its modules once the first picture is seen; null where nothing is to wait for. */
  readonly afterPicture: string | null
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
}

/** The files that a page with these screens needs, each once, in the order in which they apply. */
export function filesOf(
  { manifest }: PageAssets,
  screens: readonly string[],
  hasItalics: boolean,
): PageFiles {
  if (!manifest) return { styleSheet: null, script: `/${entry}`, afterPicture: null, modules: [], fonts: [] }
  const modules = new Set<string>()
  const fonts = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || modules.has(chunk.file)) return
    modules.add(chunk.file)
    chunk.imports?.forEach(visit)
    for (const asset of chunk.assets ?? []) if (isWrittenWith(asset, hasItalics)) fonts.add(asset)
  }
  visit(entry)
  screens.forEach(visit)
  const script = manifest[entry]?.file ?? entry
  modules.delete(script)
  const afterPicture = manifest[entryAfterPicture]?.file
  const styleSheet = manifest[allStyles]?.file
  const addresses = (files: Iterable<string>) => [...files].map((file) => `/${file}`)
  return {
    styleSheet: styleSheet ? `/${styleSheet}` : null,
    script: `/${script}`,
    afterPicture: afterPicture ? `/${afterPicture}` : null,
    modules: addresses(modules),
    fonts: addresses(fonts),
  }
}
