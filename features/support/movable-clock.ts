import type { Clock } from '#application/shared/clock.ts'

/** A clock that a scenario moves on; it begins now, so that nothing it does lies in the past. */
export class MovableClock implements Clock {
  private ahead = 0

  now(): Date {
    return new Date(Date.now() + this.ahead)
  }

  advance(milliseconds: number): void {
    this.ahead += milliseconds
  }
}
