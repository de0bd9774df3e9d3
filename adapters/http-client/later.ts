import { Unavailable } from '#application/shared/unavailable.ts'

type Method = (...given: unknown[]) => Promise<unknown>

/** Code that is fetched when it is needed. @throws Unavailable when it cannot be fetched */
export const fetched = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch((cause: unknown) => {
    throw new Unavailable(undefined, { cause })
  })

/**
 * One client of several whose code is fetched when it is first asked. All its methods must give promises.
 * @throws Unavailable, in the method's promise, when the code cannot be fetched
 */
export function later<Clients, Name extends keyof Clients>(
  open: () => Promise<Clients>,
  name: Name,
): Clients[Name] {
  return new Proxy(Object.create(null), {
    get: (_, method) => {
      // Whoever waits for a promise of this client waits for the client, not for a method of that name.
      if (typeof method !== 'string' || method === 'then') return undefined
      return async (...given: unknown[]) => {
        const client = (await fetched(open()))[name] as Record<string, Method>
        return client[method]?.(...given)
      }
    },
  }) as Clients[Name]
}
