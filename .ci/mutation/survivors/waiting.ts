import { refusals, type Survivors } from './reasons.ts'

export const waiting: Survivors = {
  'application/waiting/services/waiting-mails-service.ts': [
    6,
    `Addresses are compared alike in either case, and a group has its first one; ${refusals}.`,
  ],
  'application/waiting/services/waiting-service.ts': [
    3,
    `Nobody waits by a key that was not given, and no address is as wrong as another; ${refusals}.`,
  ],
}
