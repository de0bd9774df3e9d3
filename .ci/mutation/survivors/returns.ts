import { onlyTypes, type Survivors } from './reasons.ts'

export const returns: Survivors = {
  'application/returns/paying-back.ts': [
    1,
    'Money that goes back is told alike whoever but the buyer has wanted it.',
  ],
  'application/returns/return-views.ts': [1, `What comes back was ordered: ${onlyTypes}.`],
  'application/returns/services/returns-service.ts': [
    1,
    'Whether isAdmin is there is asked, not what it says.',
  ],
  'application/returns/services/withdrawals-service.ts': [1, 'Addresses are compared alike in either case.'],
  'domain/returns/withdrawal-window.ts': [1, 'What is delivered became so last.'],
  'domain/returns/withdrawal.ts': [1, `A group has its first one: ${onlyTypes}.`],
}
