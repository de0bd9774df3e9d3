/**
 * What is offered to choose from, and in any case what is chosen: a form forgets a choice that it does not offer.
 * @param isChosen whether an offer is the one that is chosen
 */
export const withChosen = <Offer>(
  offers: readonly Offer[],
  isChosen: (offer: Offer) => boolean,
  chosen: Offer | null,
): readonly Offer[] => (chosen === null || offers.some(isChosen) ? offers : [...offers, chosen])
