import { Buffer } from './buffer.ts'

interface Canvas {
  readonly create: { readonly width: number; readonly height: number }
}

/** The beginning of a PNG, which says how large it is: more of a picture is looked at by nobody here. */
function headOf({ create: { width, height } }: Canvas): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), size])
}

/** Draws pictures that are only as large as they say. */
export default function sharp(canvas: Canvas) {
  const drawn = { toBuffer: async () => headOf(canvas) }
  return { png: () => drawn, jpeg: () => drawn }
}
