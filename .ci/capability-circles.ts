import type { ICruiseResult } from 'dependency-cruiser'

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\.suite\.ts$/.test(file)

/** The capability that a file of a ring belongs to; null for what stands beside them, and for tests. */
function capabilityOf(ring: string, file: string): string | null {
  const [top, capability, ...rest] = file.split('/')
  return top === ring && capability !== undefined && rest.length > 0 && !isTest(file) ? capability : null
}

/**
 * The capabilities of a ring that know each other, also by way of others, such as 'artists ↔ orders'. No file has to
 * stand in a circle for that: neither could be read, moved or replaced without the other.
 */
export function circlesOf(ring: string, modules: ICruiseResult['modules']): string[] {
  const known = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = capabilityOf(ring, source)
    for (const { resolved } of dependencies) {
      const to = capabilityOf(ring, resolved)
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
