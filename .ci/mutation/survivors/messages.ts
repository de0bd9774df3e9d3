import { refusals, type Survivors } from './reasons.ts'

export const messages: Survivors = {
  'application/messages/services/artist-messages-service.ts': [
    2,
    `The name of an account is no longer than a message may carry; ${refusals}.`,
  ],
}
