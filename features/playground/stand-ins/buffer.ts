type Encoding = string | undefined

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff)

const signs = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

const bytesOf: Readonly<Record<string, (text: string) => Uint8Array>> = {
  latin1,
  binary: latin1,
  hex: (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
  base64: (text) => latin1(atob(text.replaceAll('-', '+').replaceAll('_', '/'))),
  base64url: (text) => latin1(atob(text.replaceAll('-', '+').replaceAll('_', '/'))),
}

const textOf: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  latin1: signs,
  binary: signs,
  hex: (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  base64: (bytes) => btoa(signs(bytes)),
  base64url: (bytes) => btoa(signs(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
}

const encoded = (text: string, encoding: Encoding): Uint8Array =>
  bytesOf[encoding ?? '']?.(text) ?? new TextEncoder().encode(text)

/** As much of Node's bytes as the rules and the steps ask for. */
export class Buffer extends Uint8Array<ArrayBuffer> {
  // As in Node, what takes a text has the name of what takes numbers.
  static override from(given: unknown, encoding?: unknown): Buffer {
    const bytes =
      typeof given === 'string'
        ? encoded(given, encoding as Encoding)
        : Uint8Array.from(given as ArrayLike<number>)
    const made = Buffer.allocUnsafe(bytes.length)
    made.set(bytes)
    return made
  }

  static alloc(length: number, filled: number | string = 0): Buffer {
    const [byte = 0] = typeof filled === 'string' ? Buffer.from(filled) : [filled]
    return Buffer.allocUnsafe(length).fill(byte)
  }

  static allocUnsafe(length: number): Buffer {
    return new Buffer(new ArrayBuffer(length))
  }

  static isBuffer(given: unknown): given is Buffer {
    return given instanceof Buffer
  }

  static concat(parts: readonly Uint8Array[]): Buffer {
    const made = Buffer.allocUnsafe(parts.reduce((total, { length }) => total + length, 0))
    let at = 0
    for (const part of parts) {
      made.set(part, at)
      at += part.length
    }
    return made
  }

  override toString(encoding?: string, start = 0, end = this.length): string {
    const bytes = this.subarray(start, end)
    return textOf[encoding ?? '']?.(bytes) ?? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  }

  static compare(one: Uint8Array, other: Uint8Array): number {
    const place = one.findIndex((byte, at) => byte !== other[at])
    if (place === -1) return Math.sign(one.length - other.length)
    return (one[place] ?? 0) < (other[place] ?? -1) ? -1 : 1
  }

  compare(other: Uint8Array, start = 0, end = other.length): number {
    return Buffer.compare(this, other.subarray(start, end))
  }

  copy(target: Uint8Array, at = 0, start = 0, end = this.length): number {
    target.set(this.subarray(start, end), at)
    return end - start
  }

  readUInt32BE(at: number): number {
    return new DataView(this.buffer, this.byteOffset).getUint32(at)
  }

  writeUInt32BE(value: number, at: number): void {
    new DataView(this.buffer, this.byteOffset).setUint32(at, value)
  }
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

// Node has it everywhere.
Object.assign(globalThis, { Buffer })
