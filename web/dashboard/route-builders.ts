import type { LoaderFunctionArgs } from 'react-router-dom'
import { page } from '#web/page-meta.ts'

interface DashboardRoutes<Services, Loaders> {
  /** Where their screens lie, such as web/admin-dashboard. */
  readonly folder: string
  readonly description: string
  readonly services: Services
  /** Fetches what loads them. */
  readonly bring: () => Promise<Loaders>
}

type Load<Services> = (services: Services, args: LoaderFunctionArgs) => Promise<unknown>

/** What the routes of one dashboard have in common. What it loads and how comes only to those who open it. */
export const routeBuilders = <Services, Loaders>({
  folder,
  description,
  services,
  bring,
}: DashboardRoutes<Services, Loaders>) => ({
  titled: (file: string, title: string) => page(`${folder}/${file}.tsx`, () => ({ title, description })),
  /** For a page that is called by what it shows. */
  // oxlint-disable-next-line no-unnecessary-type-parameters -- callers name what their loader returns
  titledBy: <Data>(file: string, title: (data: Data) => string) =>
    page<Data>(`${folder}/${file}.tsx`, (data) => ({ title: title(data), description })),
  loadedBy: (choose: (loaders: Loaders) => Load<Services>) => async (args: LoaderFunctionArgs) =>
    choose(await bring())(services, args),
})
