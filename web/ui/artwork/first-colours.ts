const places = ['28% 30%', '78% 62%', '34% 86%', '82% 14%'] as const
const hex = /^#[0-9a-f]{6}$/i

/** A picture's own colours as a quiet background: seen until the picture is there. Undefined where no colours are known. */
export function firstColours(colours: readonly string[] | undefined): string | undefined {
  const [ground, ...others] = (colours ?? []).filter((colour) => hex.test(colour))
  if (ground === undefined) return undefined
  const fields = others
    .slice(0, places.length)
    .map((colour, index) => `radial-gradient(at ${places[index]},${colour},${colour}00 60%)`)
  return [...fields, `linear-gradient(${ground},${ground})`].join(',')
}
