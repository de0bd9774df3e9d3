import type Router from '@koa/router'
import type { OwesSecondFactor } from '#adapters/http/guarded.ts'
import { token } from './binding.ts'

/** Every controller of the API, and those that stand at the root. */
export const apiControllers = token<Router>('apiControllers')
export const rootControllers = token<Router>('rootControllers')

export const owesSecondFactor = token<OwesSecondFactor>('owesSecondFactor')
