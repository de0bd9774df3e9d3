import { Migration } from '@mikro-orm/migrations'

/**
 * A work says itself whether it is one of a kind. So are, of those that are here, the ones of which there was never more
 * than one piece: left and sold (every piece sold so far counts in the popularity), or as an import's line has said.
 */
export class OneOfAKind extends Migration {
  override up(): void {
    // Most works are: a default for the rows there are costs no writing of them, and only the others are changed.
    this.addSql(
      'alter table artworks add column is_unique boolean not null default true, add column source_unique boolean',
    )
    // Counts and search follow other columns: no trigger has anything to do here.
    this.addSql('alter table artworks disable trigger user')
    this.addSql(
      'update artworks set is_unique = false where stock + popularity > 1 or coalesce(source_stock, 0) > 1',
    )
    this.addSql('alter table artworks enable trigger user')
    this.addSql('alter table artworks alter column is_unique set default false')
    this.addSql(
      'alter table artworks add constraint artworks_unique_check check (not is_unique or stock <= 1)',
    )
  }

  override down(): void {
    this.addSql('alter table artworks drop column is_unique, drop column source_unique')
  }
}
