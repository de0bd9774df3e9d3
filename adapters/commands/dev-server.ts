import type { ServerResponse } from 'node:http'
import type { Middleware } from 'koa'
import { createServer, type ViteDevServer } from 'vite'
import type { RenderPage } from '#adapters/http/pages/rendered-pages.ts'
import type { PageEntry } from '#application/pages/page-renderer.ts'
import { brand } from '#domain/shared/brand.ts'
import { readConfiguration } from './configuration.ts'
import { serve, type Web } from './serve.ts'

const preamble = '/@reload/preamble.js'
const headInDevelopment = `<script type="module" src="/@vite/client"></script><script type="module" src="${preamble}"></script>`

/** What React's reloading wants to be told before the first component is loaded. */
const preambleSource = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

const ended = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => response.once('close', resolve))

/** Vite's own files under Koa: whatever Vite does not answer goes on to the pages. */
const sources =
  (vite: ViteDevServer): Middleware =>
  async (ctx, next) => {
    // Vite's client writes style elements and opens a socket of its own.
    ctx.remove('Content-Security-Policy')
    if (ctx.path === preamble) {
      ctx.type = 'text/javascript'
      ctx.body = preambleSource
      return
    }
    const before = ctx.res.statusCode
    ctx.respond = false
    ctx.res.statusCode = 200
    const passedOn = new Promise<boolean>((resolve) => {
      vite.middlewares(ctx.req, ctx.res, () => resolve(true))
      void ended(ctx.res).then(() => resolve(false))
    })
    if (!(await passedOn)) return
    ctx.respond = true
    ctx.res.statusCode = before
    await next()
  }

/** The web straight from its sources. */
async function web(): Promise<Web> {
  const vite = await createServer({ server: { middlewareMode: true }, logLevel: 'warn' })
  return {
    files: [sources(vite)],
    isMadeAnew: true,
    createRenderer: (servicesFor, options) => async (request, visit) => {
      const entry = (await vite.ssrLoadModule('/web/entry-server.tsx')) as PageEntry<RenderPage>
      return entry.createRenderer(servicesFor, { manifest: null, headInDevelopment }, options)(request, visit)
    },
  }
}

const server = await serve(readConfiguration(process.env), process.env.SANAA_DATABASE ?? '', await web())
process.stdout.write(`${brand.name} is open at ${server.url}\n`)
process.once('SIGINT', () => undefined)
process.once('SIGTERM', () => void server.close().finally(() => process.exit(0)))
