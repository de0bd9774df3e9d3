import Router from '@koa/router'
import { openApiDocument } from './document.ts'
import { openApiPage } from './openapi-page.ts'

/** Written when somebody first asks: whoever starts the shop does not wait for it. */
const once = (write: () => string): (() => string) => {
  let written: string | undefined
  return () => {
    written ??= write()
    return written
  }
}

/** The description of the API, for programs and for people. */
export function openApiController(controllers: readonly Router[], fontFaces: string): Router {
  const router = new Router()
  const document = once(() => JSON.stringify(openApiDocument(controllers)))
  const page = once(() => openApiPage(controllers, fontFaces))
  router.get('/openapi.json', (ctx) => {
    ctx.type = 'application/json'
    ctx.body = document()
  })
  router.get('/docs', (ctx) => {
    ctx.type = 'text/html'
    ctx.body = page()
  })
  return router
}
