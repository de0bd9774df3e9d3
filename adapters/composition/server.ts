import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Middleware } from 'koa'
import { endingServer } from '#adapters/http/ending-server.ts'
import { errorResponse } from '#adapters/http/error-responses.ts'
import { guarded, type OwesSecondFactor, secondFactorRequired } from '#adapters/http/guarded.ts'
import { createKoaApp } from '#adapters/http/koa-app.ts'
import type { RenderPage } from '#adapters/http/pages/rendered-pages.ts'
import { renderedPages } from '#adapters/http/pages/rendered-pages.ts'
import { startWorker, type WorkerOptions } from '#adapters/jobs/pg-boss-worker.ts'
import { postgresMailDeliveries } from '#adapters/postgres/notifications/postgres-mail-deliveries.ts'
import { systemClock } from '#adapters/system/system.ts'
import { forgetUnusedPictures } from '#application/catalogue/unused-pictures.ts'
import type { Payouts } from '#application/fair-pay/payouts-service.ts'
import type { NewWorks } from '#application/favourites/new-works-service.ts'
import { nobodysVisit, type Visit } from '#application/identity/sessions/visit.ts'
import type { Parcels } from '#application/orders/parcels-service.ts'
import type { UnpaidOrders } from '#application/orders/unpaid-orders-service.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { JobDoers } from '#application/shared/jobs.ts'
import { addressAt } from './address-at.ts'
import { createContainer } from './container.ts'
import {
  apiControllers,
  database,
  jobDoers,
  ports,
  rootControllers,
  type Settings,
  services,
} from './tokens.ts'

/** What the built entry of the web offers; see web/entry-server.tsx. */
export type CreateRenderer = (
  servicesFor: (visit: Visit | null) => Promise<object>,
  options: { readonly publicUrl: string | undefined; readonly onError: (error: unknown) => number },
) => RenderPage

/** Milliseconds that what a mail said is kept once it is sent or given up. */
const mailsKept = 30 * 24 * 3_600_000

export interface ServerOptions {
  readonly orm: MikroORM
  readonly settings: Settings
  readonly host: string
  /** 0 for any free one. */
  readonly port: number
  /** Only when it was configured: the address people know. */
  readonly publicUrl?: string | undefined
  readonly trustProxy?: boolean
  readonly clock?: Clock
  /** Absent where nobody needs pages. */
  readonly createRenderer?: CreateRenderer
  /** Built files. */
  readonly files?: readonly Middleware[]
  readonly onUnexpected: (error: unknown, requestId: string) => void
}

export interface RunningServer {
  readonly url: string
  readonly unpaidOrders: UnpaidOrders
  readonly payouts: Payouts
  readonly parcels: Parcels
  readonly newWorks: NewWorks
  /** Brings the order of trending works up to date. */
  readonly settleTrending: () => Promise<void>
  /** Forgets sessions and links whose time is over. */
  readonly forgetEnded: () => Promise<void>
  /** Throws away uploaded pictures that nothing shows. */
  readonly forgetUnusedPictures: () => Promise<void>
  /** Begins to do what was put off. @returns how to stop */
  doJobs(onError: WorkerOptions['onError']): Promise<() => Promise<void>>
  /** Stops taking requests, lets the running ones end, and closes what is left after a while. */
  close(): Promise<void>
}

const listening = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** Puts the product together and serves it. @throws the error of listening, such as EADDRINUSE */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { orm, settings, host, port, publicUrl, onUnexpected } = options
  const stopping = new AbortController()
  const container = await createContainer(orm, settings, options.clock ?? systemClock, stopping.signal)

  const onError = (error: unknown): number => {
    const { status, unexpected } = errorResponse(error)
    if (unexpected) onUnexpected(error, 'page')
    return status
  }
  const accountsOf = container.get(services.accounts)
  const secondFactorsOf = container.get(services.secondFactors)
  const callerOf = container.get(ports.callerOf)
  const secondFactors = container.get(ports.secondFactorCheck)
  const owesSecondFactor: OwesSecondFactor = ({ userId, role }) => secondFactors.owed({ id: userId, role })
  const servicesFor = async (visit: Visit | null): Promise<object> => {
    const caller = visit && (await callerOf(visit))
    return {
      catalogue: container.get(services.catalogue),
      artists: container.get(services.artists),
      following: container.get(services.following)(caller),
      fairPay: container.get(services.fairPay),
      ordering: container.get(services.ordering)(caller),
      cardTokens: container.get(services.cardTokens),
      sandboxPhone: container.get(services.sandboxPhone)(caller),
      accounts: accountsOf(visit ?? nobodysVisit),
      secondFactors: secondFactorsOf(visit ?? nobodysVisit),
      signInProviders: container.get(services.signInProviders),
      artistRooms: () =>
        Promise.resolve({
          profile: container.get(services.ownProfile)(visit ?? nobodysVisit),
          artworks: container.get(services.ownArtworks)(caller),
          desk: container.get(services.artistDesk)(caller),
        }),
      async adminRooms() {
        // A page is no way around what the API asks of admins.
        if (caller?.role === 'admin' && (await owesSecondFactor(caller))) throw secondFactorRequired()
        return {
          statistics: container.get(services.statistics)(caller),
          approval: container.get(services.artistApproval)(caller),
          users: container.get(services.userAdministration)(caller),
          artworks: container.get(services.artworkAdministration)(caller),
          orders: container.get(services.orderAdministration)(caller),
          log: container.get(services.auditLog)(caller),
          mails: container.get(services.undeliveredMails)(caller),
        }
      },
    }
  }
  const render = options.createRenderer?.(servicesFor, { publicUrl, onError })

  const app = createKoaApp({
    api: container.getAll(apiControllers).map((router) => guarded(router, owesSecondFactor)),
    root: container.getAll(rootControllers),
    pages: [...(options.files ?? []), ...(render ? [renderedPages(render)] : [])],
    publicUrl,
    callerOf,
    trustProxy: options.trustProxy ?? false,
    fontFaces: settings.fontFaces,
    onUnexpected,
  })
  const { server, end } = endingServer(app.callback())
  // A request that never ends must not hold a connection for ever; a slow phone may take this long for a picture.
  server.requestTimeout = 900_000
  const actualPort = await listening(server, port, host)
  return {
    url: addressAt(host, actualPort),
    unpaidOrders: container.get(services.unpaidOrders),
    payouts: container.get(services.payouts),
    parcels: container.get(services.parcels),
    newWorks: container.get(services.newWorks),
    forgetEnded: async () => {
      const now = container.get(ports.clock).now()
      await container.get(ports.sessionRepository).removeEnded(now)
      await container.get(ports.oneTimeTokens).removeOld(now)
      await postgresMailDeliveries(container.get(database.queries)).forgetDone(
        new Date(now.getTime() - mailsKept),
      )
    },
    forgetUnusedPictures: async () => {
      await forgetUnusedPictures({
        kept: container.get(ports.keptPictures),
        images: container.get(ports.imageStore),
        work: container.get(ports.unitOfWork),
        clock: container.get(ports.clock),
      })
    },
    settleTrending: () => container.get(ports.artworkSignals).settle(container.get(ports.clock).now()),
    doJobs: (onJobError) =>
      startWorker(
        container.get(database.sql),
        Object.assign({}, ...container.getAll(jobDoers)) as Partial<JobDoers>,
        { onError: onJobError },
      ),
    close: () => {
      stopping.abort()
      return end()
    },
  }
}
