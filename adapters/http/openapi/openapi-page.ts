import type Router from '@koa/router'
import { escaped } from '#application/shared/escaped.ts'
import { brand } from '#domain/shared/brand.ts'
import { type Operation, operationsOf } from './operation.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1.25rem }
  h1 { font: 400 2.5rem/1.1 Georgia, serif }
  section { border-top: 1px solid #8888; padding: 1rem 0 }
  h2 { font-size: 1rem; margin: 0 } code { font-size: .95em }
  dl { display: grid; grid-template-columns: 4rem 1fr; gap: .25rem 1rem; margin: .5rem 0 0 } dd { margin: 0 }`

function section({ method, path, summary, answers }: Operation): string {
  const list = Object.entries(answers).map(
    ([status, { description }]) => `<dt><code>${status}</code></dt><dd>${escaped(description)}</dd>`,
  )
  return `<section><h2><code>${method.toUpperCase()} /api${escaped(path)}</code></h2><p>${escaped(summary)}</p><dl>${list.join('')}</dl></section>`
}

/** The API's description for people, readable without any script. */
export function openApiPage(controllers: readonly Router[]): string {
  const operations = controllers.flatMap(operationsOf)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${brand.name} API</title><style>${style}</style></head><body><main><h1>${brand.name} API</h1><p>Every call, what it does and what it answers. The whole description, with the shapes of requests and answers, is at <a href="/api/openapi.json">/api/openapi.json</a>. Lists come in pages: follow the <code>Link</code> header; <code>X-Total-Count</code> says how many there are. Errors are <code>{ error, message, code, fields? }</code>.</p>${operations.map(section).join('')}</main></body></html>`
}
