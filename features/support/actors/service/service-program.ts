import { accountsClient } from '#adapters/http-client/accounts-client.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { largestPicture } from '#domain/catalogue/picture-file.ts'
import { cookieFetch } from '#features/support/cookie-fetch.ts'
import type { Login } from '#features/support/roles/device.ts'
import type { Program, UnreadableForm } from '#features/support/roles/program.ts'

const part = (name: string, more = '') =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
const end = '\r\n--edge--\r\n'

const forms: Readonly<Record<UnreadableForm, () => Buffer>> = {
  'nothing that looks like a form': () => Buffer.alloc(20_000, 'hello '),
  "a field's name without end": () => Buffer.from(`--edge\r\n${'X'.repeat(200_000)}`),
  'a form that stops in the middle': () => Buffer.from(`${part('bio')}I pai`),
  'text in a way that nobody knows': () =>
    Buffer.from(`${part('bio', '\r\nContent-Transfer-Encoding: 9bit')}hello${end}`),
  'text that is none': () =>
    Buffer.concat([Buffer.from(part('bio')), Buffer.from([0x63, 0xe9]), Buffer.from(end)]),
  'a field that nobody has asked for': () => Buffer.from(`${part('colour')}blue${end}`),
  'a picture larger than 25 MB': () =>
    Buffer.concat([
      Buffer.from(part('profilePicture', '; filename="a.jpg"')),
      Buffer.alloc(largestPicture + 1),
      Buffer.from(end),
    ]),
}

/** A program that sends bytes as they are. */
export async function serviceProgram(origin: string, login: Login): Promise<Program> {
  const own = cookieFetch()
  await accountsClient(httpCaller({ origin, fetch: own })).login(login)
  return {
    async send(form) {
      const answer = await own(`${origin}/api/artists`, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=edge' },
        body: new Uint8Array(forms[form]()),
      })
      return ((await answer.json()) as { message: string }).message
    },
  }
}
