import type Router from '@koa/router'
import { escaped } from '#application/shared/escaped.ts'
import { brand } from '#domain/shared/brand.ts'
import { plainPage } from '../plain-page.ts'
import type { StyledHtml } from '../security-headers.ts'
import { type Operation, operationsIn } from './operation.ts'

const style = `
  section { border-top: 1px solid var(--line); padding: 16px 0 }
  section:first-of-type { margin-top: 32px }
  h2 { font-size: 16px; margin: 0; overflow-wrap: anywhere }
  code { font: .95em ui-monospace, monospace; overflow-wrap: anywhere }
  dl { display: grid; grid-template-columns: 4rem minmax(0, 1fr); gap: 4px 16px; margin: 8px 0 0 }
  dd { overflow-wrap: anywhere }`

function section({ method, path, summary, answers }: Operation): string {
  const list = Object.entries(answers).map(
    ([status, { description }]) => `<dt><code>${status}</code></dt><dd>${escaped(description)}</dd>`,
  )
  return `<section><h2><code>${method.toUpperCase()} /api${escaped(path)}</code></h2><p>${escaped(summary)}</p><dl>${list.join('')}</dl></section>`
}

/** The API's description for people, readable without any script. */
export function openApiPage(controllers: readonly Router[], fontFaces: string): StyledHtml {
  const operations = operationsIn(controllers)
  const content = `<h1>${brand.name} API</h1><p>Every call, what it does and what it answers. The whole description, with the shapes of requests and answers, is at <a href="/api/openapi.json">/api/openapi.json</a>. Lists come in pages: follow the <code>Link</code> header; <code>X-Total-Count</code> says how many there are. Errors are <code>{ error, message, code, fields? }</code>.</p>${operations.map(section).join('')}`
  return plainPage({ title: 'API', style, fontFaces, content })
}
