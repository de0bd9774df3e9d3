import type { Appearance } from '@stripe/stripe-js'
import type { CardLook } from '#application/payments/card-client.ts'

/** Stripe's fields in the look of the page around them: labels above, fields 48 px high, errors in their own colour. */
export const appearanceOf = (look: CardLook): Appearance => ({
  theme: look.isNight ? 'night' : 'stripe',
  disableAnimations: true,
  labels: 'above',
  variables: {
    fontFamily: look.font,
    fontSizeBase: '16px',
    fontSizeSm: '14px',
    fontWeightMedium: '500',
    borderRadius: look.radius,
    spacingUnit: '4px',
    gridRowSpacing: '20px',
    gridColumnSpacing: '16px',
    colorPrimary: look.ink,
    colorBackground: look.ground,
    colorText: look.ink,
    colorTextSecondary: look.quietInk,
    colorTextPlaceholder: look.quietInk,
    colorDanger: look.error,
    iconColor: look.quietInk,
  },
  rules: {
    '.Label': { fontSize: '14px', fontWeight: '500', color: look.ink, marginBottom: '6px' },
    '.Input': {
      border: `1px solid ${look.border}`,
      boxShadow: 'none',
      padding: '12px 14px',
      lineHeight: '22px',
      color: look.ink,
    },
    '.Input:focus': { borderColor: look.ink, boxShadow: 'none', outline: `2px solid ${look.ink}` },
    '.Input--invalid': { borderColor: look.error, boxShadow: `0 0 0 1px ${look.error}`, color: look.ink },
    '.Error': { fontSize: '14px', color: look.error },
    '.Tab, .Block': { border: `1px solid ${look.border}`, boxShadow: 'none' },
  },
})
