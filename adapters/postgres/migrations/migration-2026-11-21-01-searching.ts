import { Migration } from '@mikro-orm/migrations'

/**
 * Searching: every artwork and artist carries its words, folded as a search folds what is typed, and all words
 * together are the vocabulary in which a mistyped one finds its neighbours.
 */
export class Searching extends Migration {
  override up(): void {
    this.addSql('create extension if not exists unaccent')
    this.addSql('create extension if not exists pg_trgm')

    // The collation makes letters of all scripts letters, whatever locale the database was made with.
    this.addSql(`
      create function search_text(label text) returns text language sql stable parallel safe as $$
        select trim(regexp_replace(
          lower(unaccent(regexp_replace(normalize(label, NFKD), '[\\u0300-\\u036F]', '', 'g')) collate "und-x-icu"),
          '[^[:alnum:]]+' collate "und-x-icu", ' ', 'g'))
      $$`)
    // Words are taken as they are: the text parser would make numbers, hosts and hyphenations of some.
    this.addSql(`
      create function search_lexemes(label text, weight text) returns text language sql stable parallel safe as $$
        select regexp_replace(search_text(label), '(\\S{1,40})\\S*', '''\\1'':1' || weight, 'g')
      $$`)

    this.addSql('create table search_words (word text collate "C" primary key)')
    this.addSql('create index search_words_trigrams on search_words using gin (word gin_trgm_ops)')

    // A swap of two letters in a short word leaves few of its trigrams, hence the low threshold.
    this.addSql(`
      create function similar_words(wanted text, slips int) returns setof text
      language sql stable set pg_trgm.similarity_threshold = 0.15 as $$
        select word from search_words
        where word % wanted and length(word) between length(wanted) - slips and length(wanted) + slips
        order by similarity(word, wanted) desc, word
        limit 200
      $$`)

    this.addSql(`
      create function learn_words() returns trigger language plpgsql as $$
      begin
        insert into search_words (word)
        select distinct word from changed, unnest(tsvector_to_array(changed.search)) as word order by word
        on conflict do nothing;
        return null;
      end $$`)
    this.addSql(`
      create function learn_changed_words() returns trigger language plpgsql as $$
      begin
        insert into search_words (word) select unnest(tsvector_to_array(new.search)) order by 1
        on conflict do nothing;
        return null;
      end $$`)

    this.addSql(`
      create function derive_artist() returns trigger language plpgsql as $$
      begin
        new.sort_name := search_text(new.name);
        new.search := search_lexemes(new.name, 'A')::tsvector;
        return new;
      end $$`)
    this.addSql(`
      create trigger derive before insert or update of name on artists
      for each row execute function derive_artist()`)

    this.addSql(`
      create function derive_artwork() returns trigger language plpgsql as $$
      declare
        artist record;
      begin
        select name, approval into strict artist from artists where id = new.artist_id;
        new.public := new.visibility = 'public' and artist.approval = 'approved';
        new.search := concat_ws(' ',
          search_lexemes(new.title, 'A'), search_lexemes(artist.name, 'B'),
          search_lexemes(new.medium, 'C'), search_lexemes(new.description, 'D'))::tsvector;
        return new;
      end $$`)
    this.addSql(`
      create trigger derive before insert or update of artist_id, title, medium, description, visibility on artworks
      for each row execute function derive_artwork()`)
    this.addSql(`
      create function pass_artist_on() returns trigger language plpgsql as $$
      begin
        update artworks set visibility = visibility where artist_id = new.id;
        return null;
      end $$`)
    this.addSql(`
      create trigger pass_on after update of name, approval on artists for each row
      when (old.name <> new.name or old.approval <> new.approval) execute function pass_artist_on()`)

    for (const [table, columns] of [
      ['artists', 'name'],
      ['artworks', 'artist_id, title, medium, description, visibility'],
    ]) {
      this.addSql(`
        create trigger learn_words after insert on ${table} referencing new table as changed
        for each statement execute function learn_words()`)
      this.addSql(`
        create trigger learn_changed_words after update of ${columns} on ${table} for each row
        when (old.search is distinct from new.search) execute function learn_changed_words()`)
    }

    this.addSql('create index artists_search on artists using gin (search)')
    this.addSql('create index artworks_search on artworks using gin (search)')
  }

  override down(): void {
    this.addSql('drop index artists_search, artworks_search')
    for (const table of ['artists', 'artworks'])
      for (const trigger of ['derive', 'learn_words', 'learn_changed_words'])
        this.addSql(`drop trigger ${trigger} on ${table}`)
    this.addSql('drop trigger pass_on on artists')
    this.addSql(
      'drop function derive_artist, derive_artwork, pass_artist_on, learn_words, learn_changed_words',
    )
    this.addSql('drop function similar_words, search_lexemes, search_text')
    this.addSql('drop table search_words')
  }
}
