import type { ICruiseResult } from 'dependency-cruiser'

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\.suite\.ts$/.test(file)

/** The capability that a file below a place belongs to; null for what stands beside them, and for tests. */
function capabilityOf(place: string, file: string): string | null {
  if (!file.startsWith(`${place}/`) || isTest(file)) return null
  const [capability, ...rest] = file.slice(place.length + 1).split('/')
  return capability !== undefined && rest.length > 0 ? capability : null
}

/**
 * The capabilities that know each other, also by way of others, such as 'artists ↔ orders'. No file has to stand in a
 * circle for that: neither could be read, moved or replaced without the other.
 * @param place whose folders are capabilities, such as 'application' or 'adapters/memory'
 */
export function circlesOf(place: string, modules: ICruiseResult['modules']): string[] {
  const known = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = capabilityOf(place, source)
    for (const { resolved } of dependencies) {
      const to = capabilityOf(place, resolved)
      if (from === null || to === null || from === to) continue
      known.set(from, (known.get(from) ?? new Set()).add(to))
    }
  }
  const reachedFrom = (start: string): ReadonlySet<string> => {
    const reached = new Set<string>()
    const visit = (capability: string): void => {
      for (const next of known.get(capability) ?? []) {
        if (reached.has(next)) continue
        reached.add(next)
        visit(next)
      }
    }
    visit(start)
    return reached
  }
  const reach = new Map([...known.keys()].map((capability) => [capability, reachedFrom(capability)]))
  return [...reach]
    .flatMap(([one, others]) =>
      [...others]
        .filter((other) => one < other && reach.get(other)?.has(one))
        .map((other) => `${one} ↔ ${other}`),
    )
    .toSorted()
}
