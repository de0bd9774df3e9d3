/** What M-Pesa calls back with. */
export interface MpesaCallback {
  readonly checkoutRequestId: string
  readonly resultCode: string
  /** In hundredths of a shilling; null where nothing was paid. */
  readonly amount: number | null
  readonly receipt: string | null
}

/** Anything of an outsider's, by a path; undefined where there is nothing. */
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (within, name) =>
      typeof within === 'object' && within !== null && Object.hasOwn(within, name)
        ? (within as Readonly<Record<string, unknown>>)[name]
        : undefined,
    value,
  )

/** Names and codes are short; numbers may come as texts, and texts as numbers. */
const word = (value: unknown): string | null => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return text !== '' && text.length <= 100 ? text : null
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Reads a callback's body; null for what is none. */
export function callbackFrom(body: string): MpesaCallback | null {
  const callback = at(parsed(body), 'Body', 'stkCallback')
  const [checkoutRequestId, resultCode] = [
    word(at(callback, 'CheckoutRequestID')),
    word(at(callback, 'ResultCode')),
  ]
  if (checkoutRequestId === null || resultCode === null) return null
  const items = at(callback, 'CallbackMetadata', 'Item')
  const item = (name: string): string | null =>
    Array.isArray(items)
      ? word(
          at(
            items.find((each) => at(each, 'Name') === name),
            'Value',
          ),
        )
      : null
  const amount = Number(item('Amount') ?? Number.NaN)
  return {
    checkoutRequestId,
    resultCode,
    amount: Number.isFinite(amount) ? Math.round(amount * 100) : null,
    receipt: item('MpesaReceiptNumber'),
  }
}
