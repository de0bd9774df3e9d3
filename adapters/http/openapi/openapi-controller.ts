import Router from '@koa/router'
import { openApiDocument } from './document.ts'
import { openApiPage } from './openapi-page.ts'

/** The description of the API, for programs and for people. */
export function openApiController(controllers: readonly Router[], fontFaces: string): Router {
  const router = new Router()
  const document = JSON.stringify(openApiDocument(controllers))
  const page = openApiPage(controllers, fontFaces)
  router.get('/openapi.json', (ctx) => {
    ctx.type = 'application/json'
    ctx.body = document
  })
  router.get('/docs', (ctx) => {
    ctx.type = 'text/html'
    ctx.body = page
  })
  return router
}
