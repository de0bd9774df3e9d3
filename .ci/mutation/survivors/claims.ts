import { onlyTypes, type Survivors } from './reasons.ts'

export const claims: Survivors = {
  'application/claims/claim-views.ts': [3, `A claim is about a line of its order: ${onlyTypes}.`],
  'application/claims/services/claims-service.ts': [
    2,
    'A claim that is being opened has a hundred messages to go, and one that was there a moment ago is not taken away.',
  ],
  'application/claims/services/kept-claims-service.ts': [
    1,
    'Money that goes back is told alike whoever but the buyer has wanted it.',
  ],
  'application/claims/steps/claim-talk.ts': [
    1,
    'Only pictures of works and portraits are looked at for their size, whatever the others are called.',
  ],
  'domain/claims/claim.ts': [1, 'Whoever is neither buyer nor artist is an admin.'],
}
