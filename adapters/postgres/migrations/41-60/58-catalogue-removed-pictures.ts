import { Migration } from '@mikro-orm/migrations'

/** What an artist takes off a work can come back for a time, with its words: it was gone for good with the next pause in typing. */
export class CatalogueRemovedPictures extends Migration {
  override up(): void {
    this.addSql(`
      create table removed_pictures (
        id uuid primary key,
        artwork_id uuid not null references artworks on delete cascade,
        hash text not null,
        width int not null check (width > 0),
        height int not null check (height > 0),
        alt text not null default '',
        ground text not null,
        colour text,
        sizes_made boolean not null default true,
        removed_at timestamptz(3) not null
      )`)
    this.addSql('create index removed_pictures_artwork_id on removed_pictures (artwork_id)')
    // Asked before a picture leaves the house, and before one is thrown away.
    this.addSql('create index removed_pictures_hash on removed_pictures (hash)')
    // What is old is forgotten.
    this.addSql('create index removed_pictures_removed_at on removed_pictures (removed_at)')
  }

  override down(): void {
    this.addSql('drop table removed_pictures')
  }
}
