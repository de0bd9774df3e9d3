import type { Context, Middleware } from 'koa'

/** A request that was answered, without anything of who asked or what for. */
export interface Answered {
  /** The pattern of its address, as routes name it: '/api/artworks/:id'. */
  readonly route: string
  readonly method: string
  /** '2xx' … '5xx', or 'aborted' where whoever asked was gone before the end. */
  readonly status: string
  readonly seconds: number
}

export type OnAnswered = (answered: Answered) => void

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Says by which pattern this request was answered, where no router does. */
export function answeredAs(ctx: Context, route: string): void {
  ctx.state.route = route
}

/** Something that a router has at an address: what answers there, by these methods, or what stands before all of them, by none. */
interface Layer {
  readonly path: string | RegExp
  readonly methods: readonly string[]
}

/** As somebody has said, or the router knows: by what answers there, also where what stands before it has refused. */
export function routeOf(ctx: Context): string {
  const { matched = [] } = ctx as { readonly matched?: readonly Layer[] }
  const asked = matched.find((layer) => layer.methods.includes(ctx.method))
  return (ctx.state.route as string | undefined) ?? String(asked?.path ?? 'none')
}

/** One of those that are known; a visitor may make up others without end. */
export const methodOf = ({ method }: Context): string => (methods.has(method) ? method : 'other')

/** Tells of each request once it is answered, or nobody waits for its answer any more. */
export const telling =
  (onAnswered: OnAnswered): Middleware =>
  (ctx, next) => {
    const began = performance.now()
    let isTold = false
    const tell = (isWhole: boolean): void => {
      if (isTold) return
      isTold = true
      onAnswered({
        route: routeOf(ctx),
        method: methodOf(ctx),
        status: isWhole ? `${Math.floor(ctx.res.statusCode / 100)}xx` : 'aborted',
        seconds: (performance.now() - began) / 1_000,
      })
    }
    ctx.res.once('finish', () => tell(true))
    ctx.res.once('close', () => tell(false))
    return next()
  }
