const telling = new WeakMap<RegExp, RegExp>()

function tellingPlaces(pattern: RegExp): RegExp {
  const known = telling.get(pattern) ?? new RegExp(pattern, `${pattern.flags.replace('d', '')}d`)
  telling.set(pattern, known)
  return known
}

/** A match that says where its groups stand: browsers know by now. Most texts match nothing, which is quicker to find out. */
export default function execWithIndices(pattern: RegExp, text: string): RegExpExecArray | null {
  return pattern.test(text) ? tellingPlaces(pattern).exec(text) : null
}
