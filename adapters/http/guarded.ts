import type Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import type { SecondFactorCheck } from '#application/identity/second-factors/second-factor-check.ts'
import { nothingHere, type SignedInCaller, signedIn } from '#application/shared/caller.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { nameOf, operationsOf } from './openapi/operation.ts'
import { noBody } from './requests/no-body.ts'
import { type RouteRule, ruleOf } from './route-rules.ts'
import { refusedByRole } from './security-events.ts'
import { callerOf } from './session.ts'

/** Whether somebody must first switch on a second factor before their rights are worth something. */
export type OwesSecondFactor = (caller: SignedInCaller) => Promise<boolean>

/** As the second lock itself says. */
export const owing =
  (secondFactors: Pick<SecondFactorCheck, 'owed'>): OwesSecondFactor =>
  ({ userId, role }) =>
    secondFactors.owed({ id: userId, role })

/** Whether there is such an address is told to those alone who may ask there. */
function refuseUnless(ctx: Context, rule: Exclude<RouteRule, 'anyone'>, { role }: SignedInCaller): void {
  if (rule === 'dashboard' ? role !== 'user' : rule === 'user' || rule === role) return
  refusedByRole(ctx)
  throw nothingHere()
}

export const secondFactorRequired = (): DomainError =>
  new DomainError(
    'forbidden',
    'second-factor-required',
    'Admins need a second factor here. Switch one on in your profile first.',
  )

/** What is somebody's own is kept by nobody on the way. */
const guard =
  (rule: Exclude<RouteRule, 'anyone'>, owesSecondFactor: OwesSecondFactor): Middleware =>
  async (ctx, next) => {
    ctx.set('Cache-Control', 'private, no-store')
    const caller = signedIn(await callerOf(ctx))
    refuseUnless(ctx, rule, caller)
    if (rule === 'admin' && (await owesSecondFactor(caller))) throw secondFactorRequired()
    await next()
  }

/** Puts every route of a controller under its rule, and refuses bodies where none is described. @throws Error where a route has none */
export function guarded(router: Router, owesSecondFactor: OwesSecondFactor): Router {
  const bodiless = new Map(
    operationsOf(router)
      .filter(({ method, body, form, isBodyRaw }) => method !== 'get' && !body && !form && !isBodyRaw)
      .map(({ method, path, isFormUnread = false }) => [nameOf(method, path), isFormUnread]),
  )
  for (const { methods, path, stack } of router.stack) {
    for (const method of methods.filter((each) => each !== 'HEAD')) {
      const name = nameOf(method, String(path))
      const rule = ruleOf(name)
      const isFormUnread = bodiless.get(name)
      if (isFormUnread !== undefined) stack.unshift(noBody(isFormUnread) as (typeof stack)[number])
      if (rule !== 'anyone') stack.unshift(guard(rule, owesSecondFactor) as (typeof stack)[number])
    }
  }
  return router
}
