import { Migration } from '@mikro-orm/migrations'

/** Works and their pictures, from the draft on. */
export class Catalogue extends Migration {
  override up(): void {
    // removed_from is what a work was before its artist removed it, and says that they did. The columns named source_… say
    // what an import's line last said, so that importing again gives nothing back that was sold. What trends follows from heat.
    this.addSql(`
      create table artworks (
        id uuid primary key,
        artist_id uuid not null references artists,
        title text not null,
        description text not null default '',
        category text not null
          check (category in ('paintings', 'digital-art', 'photography', 'sculpture', 'abstract', 'other')),
        medium text not null default '',
        year int check (year between -40000 and 9999),
        width_cm numeric(8, 2) check (width_cm > 0),
        height_cm numeric(8, 2) check (height_cm > 0),
        depth_cm numeric(8, 2) check (depth_cm > 0),
        price_cents int not null default 0 check (price_cents between 0 and 1000000000),
        stock int not null default 0 check (stock >= 0),
        is_unique boolean not null default false,
        visibility text not null default 'public' check (visibility in ('draft', 'public', 'hidden')),
        hidden_because text,
        removed_from text check (removed_from in ('draft', 'public', 'hidden')),
        public boolean not null default false,
        popularity int not null default 0 check (popularity >= 0),
        heat int not null default 0 check (heat >= 0),
        newcomer boolean not null default true,
        trend int not null generated always as
          (case when heat > 0 then heat when price_cents > 0 then 1 else 0 end) stored,
        fresh boolean not null generated always as (newcomer and price_cents > 0 and stock > 0) stored,
        featured_at timestamptz(3),
        announced boolean not null default false,
        orientation text check (orientation in ('portrait', 'landscape', 'square')),
        colour text,
        source_id text unique,
        source_hash text,
        source_price_cents int,
        source_stock int,
        source_unique boolean,
        created_at timestamptz(3) not null default now(),
        version int not null default 1,
        search tsvector not null default '',
        constraint artworks_title_check check (title <> '' or visibility <> 'public'),
        constraint artworks_unique_check check (not is_unique or stock <= 1)
      )`)

    // One statement can put pictures into another order. sizes_made is false while those of an uploaded one are being made.
    this.addSql(`
      create table artwork_images (
        id uuid primary key,
        artwork_id uuid not null references artworks on delete cascade,
        position int not null,
        hash text,
        width int not null check (width > 0),
        height int not null check (height > 0),
        alt text not null default '',
        colour text,
        placeholder jsonb not null default '[]',
        sizes_made boolean not null default true,
        unique (artwork_id, position) deferrable initially immediate
      )`)
    this.addSql('create index artwork_images_hash on artwork_images (hash)')

    // Every uploaded picture, noted before it is stored: what nothing shows after a day is thrown away.
    this.addSql(`
      create table kept_pictures (
        hash text primary key,
        kept_at timestamptz(3) not null
      )`)
    this.addSql('create index kept_pictures_age on kept_pictures (kept_at)')
  }

  override down(): void {
    this.addSql('drop table kept_pictures, artwork_images, artworks')
  }
}
