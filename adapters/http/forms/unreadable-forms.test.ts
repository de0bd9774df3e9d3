import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anySign } from '#adapters/testing/any-sign.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { ownTemporaryFolder } from '#adapters/testing/own-temporary-folder.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'

ownTemporaryFolder()

let api: RunningApi
let cookie = ''
beforeAll(async () => {
  api = await runningApi()
  cookie = await givenSession(api.database.sql, await givenAccount(api.database.sql, 'artist', 'Amina'))
})
afterAll(() => api.close())

const waysToLeave = ['when answered', 'too early', 'at once'] as const

/** Bytes as they are. @returns the status, or null where the connection ended without an answer */
async function statusFor(
  head: string,
  pieces: readonly Buffer[],
  leaves: (typeof waysToLeave)[number],
): Promise<number | null> {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (part) => (answer += part.toString()))
  socket.on('error', () => undefined)
  socket.write(head)
  for (const piece of pieces) socket.write(piece)
  if (leaves === 'at once') socket.resetAndDestroy()
  if (leaves === 'too early') socket.end()
  await once(socket, 'close')
  return answer === '' ? null : Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
}

const odd = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: anySign, maxLength: 20 }),
  fc.constantFrom(
    '',
    '"',
    '\\',
    '\r',
    '\n',
    '\r\n',
    '\0',
    '%',
    "utf-8''%ff%E0%A4%A",
    '=?utf-8?Q?x?=',
    'x'.repeat(20_000),
  ),
)
const name = fc.oneof(
  fc.constantFrom(
    'bio',
    'country',
    'exhibitions',
    'profilePicture',
    'version',
    '__proto__',
    'constructor',
    'a[b][c]',
  ),
  odd,
)
const disposition = fc.oneof(
  fc
    .tuple(name, fc.option(odd))
    .map(
      ([field, file]) =>
        `Content-Disposition: form-data; name="${field}"${file === null ? '' : `; filename="${file}"`}`,
    ),
  fc
    .tuple(name, odd)
    .map(([field, file]) => `content-disposition: form-data; name=${field}; filename*=${file}`),
  odd.map((rest) => `Content-Disposition: ${rest}`),
)
const encoding = fc
  .oneof(
    fc.constantFrom('7bit', '8bit', 'binary', 'base64', 'quoted-printable', 'utf-16le', 'hex', 'ucs2'),
    odd,
  )
  .map((each) => `Content-Transfer-Encoding: ${each}`)
const type = fc
  .oneof(
    fc.constantFrom(
      'application/octet-stream',
      'text/plain; charset=utf-7',
      'text/plain; charset="',
      'multipart/mixed; boundary=inner',
      'multipart/form-data; boundary=edge',
      'image/png',
    ),
    odd,
  )
  .map((each) => `Content-Type: ${each}`)
const header = fc.oneof(disposition, encoding, type, odd)
const headers = fc.oneof(
  fc.tuple(disposition, fc.oneof(encoding, type)).map((both) => both.join('\r\n')),
  fc.array(header, { maxLength: 5 }).map((each) => each.join('\r\n')),
  fc.nat(3_000).map((many) => 'X-More: x\r\n'.repeat(many)),
)
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((each) => Buffer.from(each)),
  fc.string({ maxLength: 200 }).map((each) => Buffer.from(each)),
  fc.constantFrom(
    Buffer.from('--inner\r\nContent-Disposition: form-data; name="bio"\r\n\r\nx\r\n--inner--'),
    Buffer.from('\r\n--edge\r\n--edge--\r\n--edge'),
    Buffer.alloc(70_000, '\r\n--edg'),
  ),
)
const part = fc
  .tuple(
    fc.constantFrom('--edge\r\n', '--edge', '\r\n--edge\r\n', '--edge \r\n', '--edge\n', '--edg'),
    headers,
    bytes,
  )
  .map(([before, said, content]) =>
    Buffer.concat([Buffer.from(`${before}${said}\r\n\r\n`), content, Buffer.from('\r\n')]),
  )
const form = fc
  .record({
    preamble: fc.constantFrom('', '\r\n', 'hello\r\n', 'x'.repeat(5_000)),
    parts: fc.array(part, { maxLength: 5 }),
    end: fc.constantFrom('--edge--\r\n', '--edge--', '--edge-', '', '--edge--\r\nand more'),
    kept: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ preamble, parts, end, kept }) => {
    const all = Buffer.concat([Buffer.from(preamble), ...parts, Buffer.from(end)])
    return all.subarray(0, Math.ceil(all.length * kept))
  })
const contentType = fc.oneof(
  { arbitrary: fc.constant('multipart/form-data; boundary=edge'), weight: 6 },
  {
    arbitrary: fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=""',
      'multipart/form-data; boundary="edge',
      `multipart/form-data; boundary=${'e'.repeat(300)}`,
      'multipart/form-data; charset=x; BOUNDARY="edge"; boundary=other',
      "multipart/form-data; boundary*=utf-8''%ff",
      'Multipart/Form-Data; boundary=edge; boundary=edge',
    ),
    weight: 1,
  },
)

/** In pieces as they may come over a bad line. */
const inPieces = (body: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(body.length / size) }, (_, at) => body.subarray(at * size, (at + 1) * size))

const chunked = (pieces: readonly Buffer[]): Buffer[] => [
  ...pieces.map((piece) =>
    Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
  ),
  Buffer.from('0\r\n\r\n'),
]

const call = fc.constantFrom(
  'PUT /api/artists',
  'POST /api/artists',
  'PUT /api/artworks/none',
  'POST /api/artist/artworks/import-previews',
)

it('answers a form that nobody can read, and goes on', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        call,
        contentType,
        body: form,
        size: fc.constantFrom(1_000, 16_000, 100_000),
        inChunks: fc.boolean(),
        leaves: fc.constantFrom('when answered', 'when answered', ...waysToLeave),
      }),
      async ({ call: to, contentType: sentType, body, size, inChunks, leaves }) => {
        const pieces = inPieces(body, size)
        const length = inChunks
          ? 'Transfer-Encoding: chunked'
          : `Content-Length: ${body.length + (leaves === 'too early' ? 1_000 : 0)}`
        const head = `${to} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nCookie: ${cookie}\r\nContent-Type: ${sentType}\r\n${length}\r\n\r\n`
        const status = await statusFor(head, inChunks ? chunked(pieces) : pieces, leaves)
        expect(status === null && leaves === 'when answered').toBe(false)
        expect(status ?? 0).toBeLessThan(500)
        expect(api.unforeseen()).toEqual([])
      },
    ),
    { numRuns: 400 },
  )
  expect((await fetch(`${api.url}/health/ready`)).status).toBe(200)
  await expect.poll(() => readdir(tmpdir())).toEqual([])
}, 120_000)
