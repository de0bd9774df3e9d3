import type { Mailer } from '#application/notifications/mailer.ts'
import type { Mail } from '#application/notifications/outbox.ts'
import { centsFrom } from '#domain/shared/money.ts'

/** Where mails arrive: what each said, and how often it came under one id. */
export class Post {
  readonly arrived = new Map<string, { readonly mail: Mail; times: number }>()
  /** Money that a person is asked to return by hand. @param what in cents */
  private readonly returned: (orderNumber: string, cents: number) => void

  constructor(returned: (orderNumber: string, cents: number) => void) {
    this.returned = returned
  }

  readonly mailer: Mailer = {
    send: async (mail, id) => {
      const before = this.arrived.get(id)
      if (before) {
        before.times++
        return
      }
      this.arrived.set(id, { mail, times: 1 })
      const [, dollars, number] = /^Please return \$([\d,.]+) for order (\S+)$/.exec(mail.subject) ?? []
      if (dollars && number) this.returned(number, centsFrom(Number(dollars.replaceAll(',', ''))))
    },
  }
}
