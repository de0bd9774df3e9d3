import { Unavailable } from '#application/shared/unavailable.ts'

type Method = (...given: unknown[]) => Promise<unknown>

/**
 * One client of several whose code is fetched when it is first asked. All its methods must give promises.
 * @throws Unavailable, in the method's promise, when the code cannot be fetched
 */
export function later<Clients, Name extends keyof Clients>(
  open: () => Promise<Clients>,
  name: Name,
): Clients[Name] {
  const opened = () =>
    open().catch((cause: unknown) => {
      throw new Unavailable(undefined, { cause })
    })
  return new Proxy(Object.create(null), {
    get: (_, method) => {
      // Whoever waits for a promise of this client waits for the client, not for a method of that name.
      if (typeof method !== 'string' || method === 'then') return undefined
      return async (...given: unknown[]) => {
        const client = (await opened())[name] as Record<string, Method>
        return client[method]?.(...given)
      }
    },
  }) as Clients[Name]
}
