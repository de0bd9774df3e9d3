import { describe } from 'vitest'
import { formerNamesContract } from '#application/notifications/former-names.suite.ts'
import { mailsContract } from '#application/notifications/mails.suite.ts'
import { memoryUndeliveredMails } from '../admin/memory-undelivered-mails.ts'
import { memoryMailDeliveries } from './memory-mail-deliveries.ts'
import { memoryMailbox } from './memory-mailbox.ts'
import type { MemoryMails } from './memory-mails.ts'
import { memoryOutbox } from './memory-outbox.ts'

describe('mails in memory', () => {
  const mails: MemoryMails = new Map()
  const open = () => ({
    outbox: memoryOutbox(mails),
    deliveries: memoryMailDeliveries(mails),
    mailbox: memoryMailbox(mails),
    undelivered: memoryUndeliveredMails(mails),
  })
  mailsContract(open)
  formerNamesContract(open)
})
