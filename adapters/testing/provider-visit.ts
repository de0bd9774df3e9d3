/** The value of an attribute in the one form of a page. */
function inForm(page: string, pattern: RegExp): string {
  const found = pattern.exec(page)?.[1]
  if (found === undefined) throw new Error(`The provider shows no such form: ${page.slice(0, 500)}`)
  return found
}

/**
 * Walks through the provider's pages as a browser does: signs in as `login` and agrees, or cancels where that is null.
 * @returns the address at which the provider sends people back to us
 */
export async function visitProvider(redirectUrl: string, login: string | null): Promise<string> {
  const { origin } = new URL(redirectUrl)
  const cookies = new Map<string, string>()

  /** Follows redirects until there is a page, or an address that is not the provider's. */
  async function open(address: string, form?: Readonly<Record<string, string>>): Promise<string> {
    if (new URL(address).origin !== origin) return address
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('Location')
    if (next !== null) return open(new URL(next, address).href)
    const page = await response.text()
    if (login === null) return open(inForm(page, /href="([^"]+\/abort)"/))
    const prompt = inForm(page, /name="prompt" value="([^"]+)"/)
    return open(inForm(page, /action="([^"]+)"/), { prompt, login, password: 'any' })
  }

  return open(redirectUrl)
}
