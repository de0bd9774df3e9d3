import { IsString, MaxLength } from 'class-validator'
import type { Context } from 'koa'
import { koaBody } from 'koa-body'
import {
  authPage,
  forgotPasswordPage,
  loginPage,
  registerPage,
  resetPasswordPage,
} from '#application/shared/addresses.ts'
import { RequestError } from '../request-error.ts'
import { readBody, refusePacked, type SentTexts, takeTexts } from '../requests/request-shape.ts'
import { sentFields, shape } from '../requests/shape.ts'
import { readWhole } from '../requests/whole-body.ts'
import { asksToComeIn } from '../security-events.ts'

/** Pages whose forms are answered without our scripts too; see web/identity/answer-posted-form. */
const answered: readonly string[] = [authPage, loginPage, registerPage, forgotPasswordPage, resetPasswordPage]

/** What such a form may hold: how long a field is at most, and nothing more. What is missing, or too long, is the page's to say. */
class SentForm {
  email?: string
  password?: string
  code?: string
  name?: string
  country?: string
  phone?: string
  role?: string
}
const field = (most: number) => ({ rules: [IsString(), MaxLength(most)], optional: true })
shape(SentForm, {
  email: field(1_000),
  password: field(1_000),
  code: field(200),
  name: field(1_000),
  country: field(200),
  phone: field(200),
  role: field(20),
})

const parsed = koaBody({ urlencoded: true, formLimit: '20kb', json: false, text: false, multipart: false })

/** Whether a browser sends the form of one of our pages by itself. */
export const sendsForm = (ctx: Context): boolean => ctx.method === 'POST' && answered.includes(ctx.path)

/**
 * What the browser sends by itself of a form.
 * @throws RequestError 400, 415, or 422 for what no form of ours can hold
 */
export async function sentForm(ctx: Context): Promise<URLSearchParams> {
  asksToComeIn(ctx)
  refusePacked(ctx)
  if (!ctx.is('application/x-www-form-urlencoded'))
    throw new RequestError(415, 'unsupported-media-type', 'Send a form here.')
  await readWhole(ctx, parsed)
  takeTexts(ctx, (ctx.request as { body?: SentTexts }).body ?? {})
  return new URLSearchParams(Object.entries(sentFields(readBody(ctx, SentForm))))
}
