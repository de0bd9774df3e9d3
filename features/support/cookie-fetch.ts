/**
 * A fetch that keeps the cookies it is given and sends them again, as a browser does for one site.
 * @param given 'name=value' of one that is there from the beginning
 */
export function cookieFetch(given?: string): typeof fetch {
  const jar = new Map<string, string>()
  const [ownName, ownValue] = given?.split('=') ?? []
  if (ownName && ownValue) jar.set(ownName, ownValue)
  return async (asked, init) => {
    const headers = new Headers(init?.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map((cookie) => cookie.join('=')).join('; '))
    const answer = await fetch(asked, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
}
