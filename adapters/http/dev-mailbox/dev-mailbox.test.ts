import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notificationPorts } from '#adapters/composition/notifications/notifications.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { resetMail } from '#application/notifications/account-mails.ts'
import type { KeptMail } from '#application/notifications/contract.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterAll(() => api.close())

/** With any name of a host, which fetch does not send. */
const askedAs = (url: string, headers: Readonly<Record<string, string>>) =>
  new Promise<IncomingMessage>((answered, failed) => {
    request(url, { headers }, (answer) => {
      answer.resume()
      answered(answer)
    })
      .on('error', failed)
      .end()
  })

const get = (path: string, server = api) => fetch(`${server.url}${path}`)
const mailsOf = async (to: string) =>
  (await (await get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)).json()) as KeptMail[]

async function written(to: string, at = new Date(), name = 'Lena', server = api): Promise<void> {
  const mail = resetMail({ name, email: to }, 'https://sanaa.test/reset?token=abc')
  const outbox = postgresAssembly(server.database.orm).get(notificationPorts.outbox)
  await outbox.add(`reset:${to}:${at.toISOString()}`, mail, at)
}

describe('the mailbox of a shop without a mail server', () => {
  it('lists every mail, the newest first, and finds those to an address', async () => {
    await written('old@example.test', new Date('2026-01-01T10:00:00Z'))
    await written('new@example.test', new Date('2026-01-02T10:00:00Z'))
    const page = await (await get('/dev/mailbox')).text()
    expect(page.indexOf('new@example.test')).toBeGreaterThan(0)
    expect(page.indexOf('new@example.test')).toBeLessThan(page.indexOf('old@example.test'))
    const found = await (await get('/dev/mailbox?to=OLD@')).text()
    expect(found).toContain('old@example.test')
    expect(found).not.toContain('new@example.test')
    expect(await (await get('/dev/mailbox?to=<b>')).text()).toContain('Nothing was sent to “&lt;b&gt;”.')
  })

  it('says who can read them', async () => {
    expect(await (await get('/dev/mailbox')).text()).toContain('Anybody who reaches this shop can read them')
  })

  it('shows a mail in words, and as a page that can do nothing but show', async () => {
    await written('reader@example.test')
    const [mail] = await mailsOf('reader@example.test')
    const shown = await (await get(`/dev/mailbox/${mail?.id}`)).text()
    expect(shown).toContain('Choose a new password: https://sanaa.test/reset?token=abc')
    expect(shown).toMatch(/<iframe [^>]*sandbox="(?!.*allow-scripts)/)

    const itself = await get(`/dev/mailbox/${mail?.id}/page`)
    const policy = itself.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain('sandbox')
    expect(policy).not.toContain('script')
    expect(await itself.text()).toContain('href="https://sanaa.test/reset?token=abc"')
  })

  it('gives programs the same', async () => {
    await written('program@example.test')
    expect(await mailsOf('program@example.test')).toEqual([
      expect.objectContaining({
        to: 'program@example.test',
        subject: 'Choose a new password',
        text: expect.stringContaining('https://sanaa.test/reset?token=abc'),
      }),
    ])
  })

  it('is kept by nobody and found by no search engine', async () => {
    const { headers } = await get('/dev/mailbox')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
  })

  it.each([['/dev/mailbox/nothing'], ['/dev/mailbox/nothing/page'], ['/dev/mailbox/a/b/c']])(
    'has nothing at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

it('does not exist where there is a mail server', async () => {
  const withServer = await runningApi({ mailUrl: 'smtp://127.0.0.1:1' })
  await written('secret@example.test', new Date(), 'Lena', withServer)
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox?to=secret'])
    expect((await get(path, withServer)).status).toBe(404)
  await withServer.close()
})

it('is read at this machine alone where nobody else was asked in, also by whoever comes through a proxy on it', async () => {
  const here = await runningApi({ mailbox: 'this machine' })
  const status = async (headers: Readonly<Record<string, string>>) =>
    (await askedAs(`${here.url}/dev/mailbox.json`, headers)).statusCode
  expect(await status({})).toBe(200)
  expect(await status({ host: 'localhost:3000' })).toBe(200)
  expect(await status({ host: 'shop.example' })).toBe(404)
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'])
    expect(await status({ [name]: '203.0.113.9' })).toBe(404)
  expect(await (await get('/dev/mailbox', here)).text()).toContain('Only whoever asks from this machine')
  await here.close()
})

it('wears the face of the shop, as the description of the API does', async () => {
  const fontFaces = '@font-face{font-family:Newsreader;src:url(/assets/newsreader.woff2)}'
  const dressed = await runningApi({ fontFaces })
  for (const path of ['/dev/mailbox', '/api/docs']) {
    const page = await (await get(path, dressed)).text()
    expect(page).toContain(fontFaces)
    expect(page).toContain("font: 16px/1.5 'Instrument Sans'")
    // Links take the colour of the text around them, also in the dark.
    expect(page).toContain('a { color: inherit;')
  }
  await dressed.close()
})
