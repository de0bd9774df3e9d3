export const earliestYear = 1000
export const latestYear = 2200
