const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** An amount in dollars where cents would say too much, such as $1,480. */
export const wholeDollars = (dollars: number): string => whole.format(dollars)
