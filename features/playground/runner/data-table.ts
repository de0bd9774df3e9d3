type Row = readonly string[]

/** A table below a step, as steps ask Cucumber for it. */
export class DataTable {
  private readonly cells: readonly Row[]

  constructor(cells: readonly Row[]) {
    this.cells = cells
  }

  raw(): string[][] {
    return this.cells.map((row) => [...row])
  }

  /** All but the head. */
  rows(): string[][] {
    return this.raw().slice(1)
  }

  /** What each row says below the names in the head. */
  hashes(): Record<string, string>[] {
    const [head = [], ...rows] = this.cells
    return rows.map((row) => Object.fromEntries(head.map((name, column) => [name, row[column] ?? ''])))
  }

  /** The second column by the first. */
  rowsHash(): Record<string, string> {
    return Object.fromEntries(this.cells.map(([name = '', value = '']) => [name, value]))
  }
}
