import type { Clock } from '#application/shared/clock.ts'

/**
 * A clock that a scenario moves on; it begins now, so that nothing it does lies in the past. No two looks at it see the same
 * time: what one does after the other comes after it, however quick the machine is.
 */
export class MovableClock implements Clock {
  private ahead = 0
  private seen = 0

  now(): Date {
    this.seen = Math.max(this.seen + 1, Date.now() + this.ahead)
    return new Date(this.seen)
  }

  advance(milliseconds: number): void {
    this.ahead += milliseconds
    this.seen += milliseconds
  }
}
