import { Migration } from '@mikro-orm/migrations'
import { gone, notedArtworks, soldOut } from '../21-40/39-noted-tables.ts'
import { noteFunction, operations } from '../21-40/39-public-changes.ts'

/** What is in somebody's unpaid order keeps its place in lists: it moves when it is gone, and not before. */
export class CatalogueHeldWorksNoted extends Migration {
  private noteBy(isLast: typeof gone): void {
    for (const operation of operations) this.addSql(noteFunction(notedArtworks(isLast), operation))
  }

  override up(): void {
    this.noteBy(gone)
  }

  override down(): void {
    this.noteBy(soldOut)
  }
}
