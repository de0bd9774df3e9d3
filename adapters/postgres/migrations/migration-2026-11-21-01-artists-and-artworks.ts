import { Migration } from '@mikro-orm/migrations'

/** People, artists, their works and pictures. */
export class ArtistsAndArtworks extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        id uuid primary key,
        name text not null,
        email text,
        role text not null default 'user' check (role in ('user', 'artist', 'admin')),
        created_at timestamptz(3) not null default now()
      )`)
    this.addSql('create unique index users_email on users (lower(email))')

    this.addSql(`
      create table artists (
        id uuid primary key,
        user_id uuid unique references users,
        source_key text unique,
        name text not null check (name <> ''),
        approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected')),
        rejection text,
        preferred_medium text not null default '',
        bio text not null default '',
        country char(2),
        exhibitions jsonb not null default '[]',
        picture_hash text,
        picture_width int check (picture_width > 0),
        picture_height int check (picture_height > 0),
        artwork_count int not null default 0 check (artwork_count >= 0),
        follower_count int not null default 0 check (follower_count >= 0),
        member_since timestamptz(3) not null default now(),
        sort_name text collate "C" not null default '',
        search tsvector not null default ''
      )`)

    this.addSql(`
      create table follows (
        user_id uuid not null references users on delete cascade,
        artist_id uuid not null references artists on delete cascade,
        primary key (user_id, artist_id)
      )`)
    this.addSql('create index follows_artist on follows (artist_id)')

    this.addSql(`
      create table artworks (
        id uuid primary key,
        artist_id uuid not null references artists,
        source_id text unique,
        title text not null check (title <> ''),
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
        visibility text not null default 'public' check (visibility in ('draft', 'public', 'hidden')),
        public boolean not null default false,
        popularity int not null default 0 check (popularity >= 0),
        created_at timestamptz(3) not null default now(),
        version int not null default 1,
        search tsvector not null default ''
      )`)

    this.addSql(`
      create table artwork_images (
        id uuid primary key,
        artwork_id uuid not null references artworks on delete cascade,
        position int not null,
        hash text,
        width int not null check (width > 0),
        height int not null check (height > 0),
        alt text not null default '',
        placeholder jsonb not null default '[]',
        unique (artwork_id, position)
      )`)
  }

  override down(): void {
    this.addSql('drop table artwork_images, artworks, follows, artists, users')
  }
}
