import { Migration } from '@mikro-orm/migrations'

/** What an import remembers of a work: the line it came from, so that only a changed one is written again. */
export class Imports extends Migration {
  override up(): void {
    this.addSql('alter table artworks add column source_hash text')
  }

  override down(): void {
    this.addSql('alter table artworks drop column source_hash')
  }
}
