import { Migration } from '@mikro-orm/migrations'

const categories = `unnest(array['paintings', 'digital-art', 'photography', 'sculpture', 'abstract']) as known (category)`

const dropTrending =
  'drop index artworks_trend, artworks_category_trend, artworks_fresh, artworks_category_fresh'

/** Works are found by the names of their category too, and only works with a picture are read as trending. */
export class CategoryWords extends Migration {
  override up(): void {
    // The same as categoryNames in domain/catalogue/category.ts; the readers' contract compares them.
    this.addSql(`
      create function category_names(category text) returns text language sql immutable parallel safe as $$
        select case category
          when 'paintings' then 'paintings painting' when 'digital-art' then 'digital art'
          when 'photography' then 'photography' when 'sculpture' then 'sculpture' when 'abstract' then 'abstract'
          else '' end
      $$`)
    this.addSql(deriveArtwork(`search_lexemes(category_names(new.category), 'C'),`))
    this.listenTo('artist_id, title, category, medium, description, visibility')
    this.addSql(`
      insert into search_words (word)
      select distinct unnest(tsvector_to_array(search_lexemes(category_names(category), 'C')::tsvector)) as word
      from ${categories} order by word
      on conflict do nothing`)
    // One pass over the works that have a category, and the larger indexes made anew after it: quicker by far than
    // deriving each work again.
    this.addSql('drop index artworks_search')
    this.addSql(dropTrending)
    this.addSql(`
      update artworks set search = artworks.search || named.words
      from (select category, search_lexemes(category_names(category), 'C')::tsvector as words
            from ${categories}) named
      where named.category = artworks.category`)
    this.addSql('create index artworks_search on artworks using gin (search)')
    this.hangTrending('and orientation is not null')
  }

  override down(): void {
    this.addSql(dropTrending)
    this.hangTrending('')
    this.addSql(deriveArtwork(''))
    this.listenTo('artist_id, title, medium, description, visibility')
    this.addSql('drop function category_names')
    this.addSql('update artworks set visibility = visibility')
  }

  private listenTo(columns: string): void {
    this.addSql('drop trigger derive on artworks')
    this.addSql('drop trigger learn_changed_words on artworks')
    this.addSql(`
      create trigger derive before insert or update of ${columns} on artworks
      for each row execute function derive_artwork()`)
    this.addSql(`
      create trigger learn_changed_words after update of ${columns} on artworks for each row
      when (old.search is distinct from new.search) execute function learn_changed_words()`)
  }

  private hangTrending(condition: string): void {
    for (const [name, within] of [
      ['artworks', ''],
      ['artworks_category', 'category, '],
    ]) {
      this.addSql(`
        create index ${name}_trend on artworks (${within}trend, created_at, id)
        where public and not fresh ${condition}`)
      this.addSql(`
        create index ${name}_fresh on artworks (${within}created_at, id) where public and fresh ${condition}`)
    }
  }
}

const deriveArtwork = (categoryWords: string): string => `
  create or replace function derive_artwork() returns trigger language plpgsql as $$
  declare
    artist record;
  begin
    select name, approval into strict artist from artists where id = new.artist_id;
    new.public := new.visibility = 'public' and artist.approval = 'approved';
    new.search := concat_ws(' ',
      search_lexemes(new.title, 'A'), search_lexemes(artist.name, 'B'),
      ${categoryWords}
      search_lexemes(new.medium, 'C'), search_lexemes(new.description, 'D'))::tsvector;
    return new;
  end $$`
