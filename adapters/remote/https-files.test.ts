import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asking, httpsFiles } from './https-files.ts'
import { isPublicAddress } from './public-address.ts'

describe('an address', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
    'may be public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'fd00::1',
    '2002:7f00:1::',
    '2001:0:4136:e378::',
    'localhost',
    '',
  ])('is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('files of other shops', () => {
  let server: Server
  let port = 0
  beforeAll(async () => {
    server = createServer((asked, answer) => {
      const [, what = ''] = (asked.url ?? '').split('/')
      if (what === 'picture.jpg') answer.writeHead(200, { 'content-type': 'image/jpeg' }).end('a picture')
      else if (what === 'moved') answer.writeHead(302, { location: '/picture.jpg' }).end()
      else if (what === 'inwards') answer.writeHead(302, { location: 'https://169.254.169.254/meta' }).end()
      else if (what === 'plain') answer.writeHead(302, { location: 'http://shop.test/picture.jpg' }).end()
      else if (what === 'round') answer.writeHead(302, { location: '/round' }).end()
      else if (what === 'busy') answer.writeHead(503).end()
      else if (what === 'drops') answer.writeHead(200).write('a pic')
      else if (what === 'silence') return
      else answer.writeHead(404).end()
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  })

  /** The local server in the place of any shop. */
  const local: Asking = {
    isAllowed: isPublicAddress,
    request: (url, { headers = {}, signal }, answered) =>
      request({ host: '127.0.0.1', port, path: url.pathname, headers, ...(signal && { signal }) }, answered),
  }
  const files = httpsFiles(local)

  async function read(url: string, from = files): Promise<string> {
    const parts: Uint8Array[] = []
    for await (const part of (await from.fetch(url)).stream()) parts.push(part)
    return Buffer.concat(parts).toString()
  }

  it('are read, also where they have moved', async () => {
    expect(await read('https://shop.test/picture.jpg')).toBe('a picture')
    expect(await read('https://shop.test/moved')).toBe('a picture')
    expect(await files.fetch('https://shop.test/picture.jpg')).toMatchObject({
      name: 'picture.jpg',
      type: 'image/jpeg',
    })
  })

  it.each([
    'http://shop.test/picture.jpg',
    'https://127.0.0.1/picture.jpg',
    'https://[::1]/picture.jpg',
    'https://2130706433/picture.jpg',
    'https://0x7f.1/picture.jpg',
    'https://shop.test:8443/picture.jpg',
    'https://name:word@shop.test/picture.jpg',
    'file:///etc/passwd',
    'nonsense',
    'https://shop.test/inwards',
    'https://shop.test/plain',
  ])('are not looked for at %s', async (url) => {
    await expect(files.fetch(url)).rejects.toMatchObject({ code: 'address-not-public' })
  })

  it('are not looked for where a name leads inwards', async () => {
    await expect(httpsFiles().fetch('https://localhost/picture.jpg')).rejects.toMatchObject({
      code: 'address-not-public',
    })
  })

  it.each(['drops', 'silence'])('are not waited for without an end: %s', async (path) => {
    await expect(read(`https://shop.test/${path}`, httpsFiles(local, 200))).rejects.toMatchObject({
      code: 'address-too-slow',
    })
  })

  it('tell for good that there is nothing, and in passing that somebody is busy', async () => {
    for (const path of ['nothing', 'round'])
      await expect(files.fetch(`https://shop.test/${path}`)).rejects.toMatchObject({
        code: 'address-without-file',
      })
    await expect(files.fetch('https://shop.test/busy')).rejects.toThrow('answered 503')
  })
})
