import 'reflect-metadata'
import { type Bind, ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Settings } from './settings.ts'

/** Names a thing that the product is put together from; what it stands for is said by the parts that are loaded. */
export type Token<Thing> = ServiceIdentifier<Thing>

export const token = <Thing>(name: string): Token<Thing> => Symbol(name)

export const settings = token<Settings>('settings')

type Tokens = Readonly<Record<string, Token<unknown>>>

/** For each port of a bag the token of the same name: a pair that is swapped does not compile. */

type TokensOf<Ports> = { readonly [Name in keyof Ports]: Token<Ports[Name]> }

/** The bag that a record of tokens describes. */
export type PortsOf<Names extends Tokens> = {
  readonly [Name in keyof Names]: Names[Name] extends Token<infer Port> ? Port : never
}

/** What was resolved in the order of a record of tokens, as the bag that the record describes. */
const bagOf = <Ports>(needs: Tokens, values: readonly unknown[]): Ports =>
  Object.fromEntries(Object.keys(needs).map((name, place) => [name, values[place]])) as Ports

/** Binds what a function makes of its bag of ports and of the settings. */
export function bindService<Ports extends object, Service>(
  bind: Bind,
  service: Token<Service>,
  factory: (ports: Ports, settings: Settings) => NoInfer<Service>,
  needs: TokensOf<NoInfer<Ports>>,
): void {
  const tokens: Tokens = { ...needs }
  bind(service)
    .toResolvedValue(
      (given: Settings, ...values: unknown[]) => factory(bagOf(tokens, values), given),
      [settings, ...Object.values(tokens)],
    )
    .inSingletonScope()
}

/** Fills every port of a group: one that is forgotten, swapped or too many does not compile. */
export const portSet = <Group extends Tokens, Needs extends Tokens>(
  group: Group,
  needs: Needs,
  makers: { readonly [Name in keyof Group]: (stand: PortsOf<Needs>) => PortsOf<Group>[Name] },
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const [name, port] of Object.entries(group))
      bind(port)
        .toResolvedValue((...values: unknown[]) => makers[name]?.(bagOf(needs, values)), Object.values(needs))
        .inSingletonScope()
  })
