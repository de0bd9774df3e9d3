/** When a day, such as 2026-11-21, begins in UTC; null for what stands in no calendar. */
export function beginOfDay(day: string): Date | null {
  const begin = new Date(`${day}T00:00:00Z`)
  // The 31st of February is read as the 3rd of March.
  return !Number.isNaN(begin.getTime()) && begin.toISOString().slice(0, 10) === day ? begin : null
}
