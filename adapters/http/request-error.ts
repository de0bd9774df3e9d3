/** A request that cannot be read or asked for in this way. `message` is a sentence for people. */
export class RequestError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(status: number, code: string, message: string, fields?: Readonly<Record<string, string>>) {
    super(message)
    this.name = 'RequestError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}
