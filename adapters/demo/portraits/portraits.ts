import { drawPortrait } from './draw-portrait.ts'
import { sitters } from './sitters.ts'

/**
 * The portrait of an artist of the demo as SVG.
 * @throws Error for a slug nobody sat for
 */
export function portraitOf(slug: string): string {
  const sitter = sitters[slug]
  if (sitter === undefined) throw new Error(`Nobody sat for a portrait of '${slug}'.`)
  return drawPortrait(sitter, slug)
}
