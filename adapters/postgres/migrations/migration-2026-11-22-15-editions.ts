import { Migration } from '@mikro-orm/migrations'

/** A work whose medium names an edition of several is not one of a kind, also where one piece of it was all that was ever here. */
export class Editions extends Migration {
  override up(): void {
    // Counts and search follow other columns: no trigger has anything to do here.
    this.addSql('alter table artworks disable trigger user')
    this.addSql(
      `update artworks set is_unique = false where is_unique and medium ~* '\\m((open|limited) edition|edition of (?!(1|one)\\M))'`,
    )
    this.addSql('alter table artworks enable trigger user')
  }

  override down(): void {
    // Nobody knows any more which of them were said to be one of a kind.
  }
}
