/** All writes inside `run` become true together, or none does. A thrown error rolls back. Inner runs join the outer one. */
export interface UnitOfWork {
  run<Result>(work: () => Promise<Result>): Promise<Result>
}
