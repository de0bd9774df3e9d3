const primes = (count: number): number[] => {
  const found: number[] = []
  for (let each = 2; found.length < count; each++)
    if (found.every((prime) => each % prime !== 0)) found.push(each)
  return found
}

/** The first 32 bits behind the point. */
const fraction = (number: number): number => ((number - Math.floor(number)) * 2 ** 32) >>> 0

const constants = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
const beginning = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const whole = new Uint8Array(length)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(length - 4, bytes.length << 3)
  return view
}

function wordsOf(view: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64)
  for (let each = 0; each < 16; each++) words[each] = view.getUint32(at + each * 4)
  for (let each = 16; each < 64; each++) {
    const [near = 0, far = 0] = [words[each - 15], words[each - 2]]
    const one = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3)
    const other = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10)
    words[each] = (words[each - 16] ?? 0) + one + (words[each - 7] ?? 0) + other
  }
  return words
}

/** SHA-256 (FIPS 180-4). */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(bytes)
  const state = beginning.slice()
  for (let at = 0; at < view.byteLength; at += 64) {
    const words = wordsOf(view, at)
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let each = 0; each < 64; each++) {
      const chosen = (e & f) ^ (~e & g)
      const most = (a & b) ^ (a & c) ^ (b & c)
      const one =
        h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        chosen +
        (constants[each] ?? 0) +
        (words[each] ?? 0)
      const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0]
    }
    for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) state[place] = (state[place] ?? 0) + word
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (const [place, word] of state.entries()) digest.setUint32(place * 4, word)
  return new Uint8Array(digest.buffer)
}
