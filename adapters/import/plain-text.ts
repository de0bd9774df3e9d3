const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  deg: '°',
  frac12: '½',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ouml: 'ö',
  auml: 'ä',
  uuml: 'ü',
  ccedil: 'ç',
  ntilde: 'ñ',
}

function character(code: number): string {
  const readable = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return readable ? String.fromCodePoint(code) : ' '
}

/** A text with the characters that its entities stand for. */
export const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,10}));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return character(Number(decimal))
    if (hex !== undefined) return character(Number.parseInt(hex, 16))
    return entities[String(name).toLowerCase()] ?? whole
  })

/** A text without what stands between a beginning and its end; looks at each letter once, whatever is sent. */
function without(text: string, beginning: string, end: string): string {
  const small = text.toLowerCase()
  const kept: string[] = []
  let at = 0
  for (;;) {
    const from = small.indexOf(beginning, at)
    if (from === -1) return [...kept, text.slice(at)].join(' ')
    kept.push(text.slice(at, from))
    const to = small.indexOf(end, from)
    if (to === -1) return kept.join(' ')
    at = to + end.length
  }
}

const wordsAlone = (html: string): string =>
  without(without(without(html, '<script', '</script>'), '<style', '</style>'), '<!--', '-->')

/** What HTML says in words: paragraphs and items on lines of their own, everything else without its tags. */
export const plainText = (html: string): string =>
  unescaped(
    wordsAlone(html)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/<li\b[^<>]*>/gi, '\n– ')
      .replaceAll(/<\/(p|div|h[1-6]|ul|ol|table|tr|blockquote) ?>/gi, '\n\n')
      .replaceAll(/<br ?\/?>/gi, '\n')
      .replaceAll(/<[a-z/!][^<>]*>/gi, ''),
  )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
