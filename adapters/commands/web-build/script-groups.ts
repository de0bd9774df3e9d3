import type { Rolldown } from 'vite'

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Where everybody comes by: the shell, and the screens of those who look around. */
const lookedAt =
  /[\\/]web[\\/](entry-client|(home[\\/]home|catalogue[\\/](gallery[\\/]gallery|artwork[\\/]artwork)|artists[\\/]artists?)-screen)\.tsx?$/

/** What is read beside: no more may come with it than it needs. */
const read = /[\\/]web[\\/](?:about|fair-pay|legal|offline)[\\/][\w-]+-screen\.tsx$/

/** What shows a work. */
const aWork = /[\\/]web[\\/]catalogue[\\/]artwork[\\/]artwork-screen\.tsx$/

/** What comes once there is something to do for it, by name: the cart's machine, and the clients of what is behind the looking around. */
const late =
  /[\\/](?:web[\\/]cart|adapters[\\/]composition[\\/]browser)[\\/](cart-actor|clients-on-demand)\.ts$/

/** The steps of those who buy, by name. */
const bought = /[\\/]web[\\/](?:cart|orders[\\/]checkout|identity[\\/]sign-in)[\\/]([\w-]+)-screen\.tsx$/

/** The places of a kind that need a module; those where people look around unless told. */
function placesOf(
  id: string,
  graph: ModuleGraph,
  kind = lookedAt,
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(id)) return []
  seen.add(id)
  if (kind.test(id)) return [id]
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.flatMap((importer) => placesOf(importer, graph, kind, seen))
}

/** Whether a module is needed by the shell, or by the first page and another one. */
function isForAll(id: string, graph: ModuleGraph): boolean {
  const places = [lookedAt, read, bought].flatMap((kind) => placesOf(id, graph, kind))
  const isAt = (screen: string) => places.some((place) => place.includes(screen))
  return isAt('entry-client') || (isAt('home-screen') && places.length > 1)
}

/** Whether a module is needed where a work is shown, and nowhere else that people look around or buy. */
function isBesideAWork(id: string, graph: ModuleGraph): boolean {
  const places = [...placesOf(id, graph), ...placesOf(id, graph, bought)]
  return !aWork.test(id) && places.length > 0 && places.every((place) => aWork.test(place))
}

/** Whether several screens need a module: what one of them has for itself may not ride along. */
const isShared = (id: string, graph: ModuleGraph): boolean => placesOf(id, graph).length > 1

/** Whether a module brings what only forms need: the machines, and the search for a country. */
function bringsMuch(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const { importedIds = [] } = graph.getModuleInfo(id) ?? {}
  return (
    /[\\/](?:xstate|downshift)[\\/]/.test(id) || importedIds.some((each) => bringsMuch(each, graph, seen))
  )
}

/**
 * A name for the steps of buying that need a module; null where there are none, or the first page needs it as well. Whoever reads or
 * looks around has what they share with buying in one small file, and nothing else of it.
 */
function stepsOf(id: string, graph: ModuleGraph): string | null {
  const steps = placesOf(id, graph, bought).map((screen) => bought.exec(screen)?.[1] ?? '')
  const lookers = [...placesOf(id, graph), ...placesOf(id, graph, read)]
  if (steps.length === 0 || lookers.some((place) => /entry-client|home-screen/.test(place))) return null
  if (lookers.length > 0) return 'beside-buying'
  return [bringsMuch(id, graph) ? 'forms' : 'parts', ...steps.toSorted((a, b) => a.localeCompare(b))].join(
    '-',
  )
}

/** A name for what comes with something late and is needed by more than that; null where those who look around need it as well. */
function besideLate(id: string, graph: ModuleGraph): string | null {
  if (late.test(id) || placesOf(id, graph).length > 0) return null
  const [, name] = late.exec(placesOf(id, graph, late)[0] ?? '') ?? []
  return name === undefined ? null : `beside-${name}`
}

/** Which scripts the browser is given: what is needed together comes in one file, and nothing else with it. */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  // Only who buys needs the machines; they must not ride along with what every page shares.
  { name: 'machines', test: /node_modules[\\/](@?xstate|use-)/, priority: 1 },
  // What is drawn in dashboards alone comes in one file, not in a dozen of a line each.
  {
    name: (id, graph) =>
      /[\\/]lucide[\\/]/.test(id) && placesOf(id, graph).length === 0 ? 'dashboard-icons' : null,
    debugName: 'dashboard-icons',
    minShareCount: 2,
    priority: 1,
  },
  // Only who fills in a form looks for a country.
  {
    name: 'combobox',
    test: /node_modules[\\/](downshift|compute-scroll-into-view|prop-types|react-is)[\\/]/,
    priority: 1,
  },
  // What several screens share comes in one file: two dozen small ones would compress worse.
  {
    name: (id, graph) => (isForAll(id, graph) ? 'shared' : null),
    debugName: 'shared',
    minShareCount: 2,
    priority: 1,
  },
  // What a work's page and dashboards need: each file is one more that a touch on a card asks for.
  {
    name: (id, graph) => (isBesideAWork(id, graph) ? 'beside-a-work' : null),
    debugName: 'beside-a-work',
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // What a first press asks for is its own file and one beside it: what others need as well may not bring theirs along.
  {
    name: besideLate,
    debugName: 'beside-late',
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // And what is met further on does not keep those who have just come.
  {
    name: (id, graph) => (isShared(id, graph) ? 'further-on' : null),
    debugName: 'further-on',
    minShareCount: 2,
  },
  // What the same steps need comes in one file, whoever else needs it: each small one would be a request of its own.
  {
    name: stepsOf,
    debugName: 'steps',
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]
