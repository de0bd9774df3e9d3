/** What pages load from Stripe where a card is paid with (docs.stripe.com/security/guide, 'Content Security Policy'). */
export const stripeSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
} as const
