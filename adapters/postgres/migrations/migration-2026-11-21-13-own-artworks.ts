import { Migration } from '@mikro-orm/migrations'

/** What artists do with their own works: drafts that still lack something, removals that can be taken back, uploads. */
export class OwnArtworks extends Migration {
  override up(): void {
    // Why an admin hid a work; and what a work was before its artist removed it, which says that they did.
    this.addSql(`
      alter table artworks
        add column hidden_because text,
        add column removed_from text check (removed_from in ('draft', 'public', 'hidden'))`)
    // A draft may still be without a title.
    this.addSql('alter table artworks drop constraint artworks_title_check')
    this.addSql(
      `alter table artworks add constraint artworks_title_check check (title <> '' or visibility <> 'public')`,
    )
    this.addSql(
      'create index artworks_own on artworks (artist_id, created_at, id) where removed_from is null',
    )

    // False while the sizes of an uploaded picture are being made.
    this.addSql('alter table artwork_images add column sizes_made boolean not null default true')
    this.addSql('create index artwork_images_hash on artwork_images (hash)')
    // So that one statement can put pictures into another order.
    this.addSql('alter table artwork_images drop constraint artwork_images_artwork_id_position_key')
    this.addSql(
      `alter table artwork_images add constraint artwork_images_artwork_id_position_key
       unique (artwork_id, position) deferrable initially immediate`,
    )

    // Every uploaded picture, noted before it is stored: what nothing shows after a day is thrown away.
    this.addSql(`
      create table kept_pictures (
        hash text primary key,
        kept_at timestamptz(3) not null
      )`)
    this.addSql('create index kept_pictures_age on kept_pictures (kept_at)')
    this.addSql('create index artists_picture on artists (picture_hash) where picture_hash is not null')
    this.addSql('create index order_lines_image on order_lines (image_url) where image_url is not null')
  }

  override down(): void {
    this.addSql('drop index order_lines_image, artists_picture')
    this.addSql('drop table kept_pictures')
    this.addSql('alter table artwork_images drop constraint artwork_images_artwork_id_position_key')
    this.addSql(
      'alter table artwork_images add constraint artwork_images_artwork_id_position_key unique (artwork_id, position)',
    )
    this.addSql('drop index artwork_images_hash, artworks_own')
    this.addSql('alter table artwork_images drop column sizes_made')
    this.addSql('alter table artworks drop constraint artworks_title_check')
    this.addSql(`delete from artworks where title = ''`)
    this.addSql(`alter table artworks add constraint artworks_title_check check (title <> '')`)
    this.addSql('alter table artworks drop column hidden_because, drop column removed_from')
  }
}
