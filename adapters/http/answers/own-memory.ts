/**
 * Bytes in memory that holds nothing else, to be kept and counted by their length: what was written in pieces, and a piece that is
 * part of something larger, which would be kept with it, are copied; what stands by itself already is not.
 */
export function inOwnMemory(pieces: readonly Uint8Array[]): Buffer {
  const [only] = pieces
  if (only && pieces.length === 1 && only.byteLength === only.buffer.byteLength)
    return Buffer.from(only.buffer)
  const own = Buffer.allocUnsafeSlow(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    own.set(piece, at)
    at += piece.length
  }
  return own
}
