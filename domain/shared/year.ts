export const earliestYear = 1000
export const latestYear = 2200

/** Milliseconds that the places where a day begins first are ahead of UTC. */
const firstMidnight = 14 * 3_600_000

/** The year that it is; on its first day as soon as that has begun anywhere. */
export const thisYear = (now: Date): number => new Date(now.getTime() + firstMidnight).getUTCFullYear()
