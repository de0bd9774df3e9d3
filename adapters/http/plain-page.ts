import { escaped } from '#application/shared/escaped.ts'
import { brand } from '#domain/shared/brand.ts'
import type { StyledHtml } from './security-headers.ts'

/** The look's colours, by day and at night, and its fonts where they are known. */
const face = `
  :root { color-scheme: light dark; --paper: #FBF9F5; --wall: #F3EFE8; --ink: #1B1814; --ink-2: #534D44; --line: #DED7CA;
    --control: #857C6E; --ochre: #98391B; font: 16px/1.5 'Instrument Sans', Helvetica, Arial, sans-serif }
  @media (prefers-color-scheme: dark) { :root { --paper: #161412; --wall: #1E1B18; --ink: #F3EEE5; --ink-2: #BFB7A9;
    --line: #3A352F; --control: #7D7567; --ochre: #E68A63 } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink) }
  main { max-width: 1100px; margin: 0 auto; padding: 40px 20px 80px }
  h1 { font: 400 clamp(36px, 6vw, 56px)/1.06 Newsreader, Georgia, serif; letter-spacing: -.022em; margin: 0 0 16px; overflow-wrap: anywhere }
  p, dd { color: var(--ink-2); margin: 0 }
  a { color: inherit; text-underline-offset: 3px } a:hover { color: var(--ochre) }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 3px }`

/** A page beside the shop that needs no script, in the shop's own face. */
export interface PlainPage {
  readonly title: string
  /** What this page needs beside the common face. */
  readonly style: string
  /** The rules that name the shop's fonts; empty where nothing is built. */
  readonly fontFaces: string
  readonly head?: string
  readonly content: string
}

export function plainPage({ title, style, fontFaces, head = '', content }: PlainPage): StyledHtml {
  const sheet = `${fontFaces}${face}${style}`
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${escaped(title)} · ${brand.name}</title><style>${sheet}</style></head><body><main>${content}</main></body></html>`
  return { html, sheets: [sheet] }
}
