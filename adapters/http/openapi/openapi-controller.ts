import Router from '@koa/router'
import { sendStyled } from '../security-headers.ts'
import { openApiDocument } from './document.ts'
import { openApiPage } from './openapi-page.ts'

/** Written when somebody first asks: whoever starts the shop does not wait for it. */
const once = <Written>(write: () => Written): (() => Written) => {
  let written: Written | undefined
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
    sendStyled(ctx, page())
  })
  return router
}
