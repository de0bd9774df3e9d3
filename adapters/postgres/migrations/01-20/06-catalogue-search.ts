import { Migration } from '@mikro-orm/migrations'

const told = 'artist_id, title, category, medium, description, visibility'

/**
 * Searching: every artwork carries its words, folded as a search folds what is typed, and all words of works and artists
 * together are the vocabulary in which a mistyped one finds its neighbours.
 */
export class CatalogueSearch extends Migration {
  override up(): void {
    this.addVocabulary()

    // The same as categoryNames in domain/catalogue/category.ts; the readers' contract compares them.
    this.addSql(`
      create function category_names(category text) returns text language sql immutable parallel safe as $$
        select case category
          when 'paintings' then 'paintings painting' when 'digital-art' then 'digital art'
          when 'photography' then 'photography' when 'sculpture' then 'sculpture' when 'abstract' then 'abstract'
          else '' end
      $$`)
    this.addSql(`
      insert into search_words (word)
      select distinct unnest(tsvector_to_array(search_lexemes(category_names(category), 'C')::tsvector)) as word
      from unnest(array['paintings', 'digital-art', 'photography', 'sculpture', 'abstract']) as known (category)
      order by word`)

    this.addSql(`
      create function derive_artwork() returns trigger language plpgsql as $$
      declare
        artist record;
      begin
        select name, approval into strict artist from artists where id = new.artist_id;
        new.public := new.visibility = 'public' and artist.approval = 'approved';
        new.search := concat_ws(' ',
          search_lexemes(new.title, 'A'), search_lexemes(artist.name, 'B'),
          search_lexemes(category_names(new.category), 'C'),
          search_lexemes(new.medium, 'C'), search_lexemes(new.description, 'D'))::tsvector;
        return new;
      end $$`)
    this.addSql(`
      create trigger derive before insert or update of ${told} on artworks
      for each row execute function derive_artwork()`)

    // Whoever changes many works locks them in the order of their ids, as orders do: nobody waits in a circle.
    this.addSql(`
      create function pass_artist_on() returns trigger language plpgsql as $$
      begin
        perform from artworks where artist_id = new.id order by id for no key update;
        update artworks set visibility = visibility where artist_id = new.id;
        return null;
      end $$`)
    this.addSql(`
      create trigger pass_on after update of name, approval on artists for each row
      when (old.name <> new.name or old.approval <> new.approval) execute function pass_artist_on()`)

    for (const [table, columns] of [
      ['artists', 'name'],
      ['artworks', told],
    ]) {
      this.addSql(`
        create trigger learn_words after insert on ${table} referencing new table as changed
        for each statement execute function learn_words()`)
      this.addSql(`
        create trigger learn_changed_words after update of ${columns} on ${table} for each row
        when (old.search is distinct from new.search) execute function learn_changed_words()`)
    }
    this.addSql('create index artworks_search on artworks using gin (search)')
  }

  override down(): void {
    this.addSql('drop index artworks_search')
    for (const table of ['artists', 'artworks'])
      for (const trigger of ['learn_words', 'learn_changed_words'])
        this.addSql(`drop trigger ${trigger} on ${table}`)
    this.addSql('drop trigger pass_on on artists')
    this.addSql('drop trigger derive on artworks')
    this.addSql('drop function pass_artist_on, derive_artwork, category_names')
    this.addSql('drop function similar_words, learn_changed_words, learn_words')
    this.addSql('drop table search_words')
  }

  private addVocabulary(): void {
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
  }
}
