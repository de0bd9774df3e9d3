/**
 * All writes inside `run` become true together, or none does. A thrown error rolls back. Inner runs join the outer one.
 * Where two wait for each other in a circle, one of them is begun anew: `work` must bear being run again, so it makes
 * what it writes itself and changes nothing outside of the ports.
 */
export interface UnitOfWork {
  run<Result>(work: () => Promise<Result>): Promise<Result>
}
