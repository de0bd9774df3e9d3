/** Texts larger than this are few: their bytes are counted first. */
const roomy = 1024 * 1024
/** UTF-8 takes three bytes at most for each of a string's units. */
const bytesOfUnit = 3

let room: Buffer | undefined

/**
 * The bytes of a text, which may come in pieces if none begins within a sign. A page has a hundred thousand of them: written into
 * a room that is large enough for any and copied, they cost half of what counting them first and writing them then does.
 */
export function textBytes(pieces: readonly string[]): Buffer {
  const units = pieces.reduce((all, { length }) => all + length, 0)
  if (units * bytesOfUnit > roomy) return Buffer.from(pieces.join(''))
  room ??= Buffer.allocUnsafeSlow(roomy)
  let end = 0
  for (const piece of pieces) end += room.write(piece, end)
  return Buffer.from(room.subarray(0, end))
}
