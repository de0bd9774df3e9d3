import { Migration } from '@mikro-orm/migrations'

const facetsOf = (row: string, sign: string): string => `
  select facet.kind, within.category, facet.value, ${sign} as count
  from (values ('medium', ${row}.medium), ('colour', ${row}.colour), ('orientation', ${row}.orientation)) facet (kind, value),
    (values (''), (${row}.category)) within (category)
  where ${row}.public and facet.value <> ''`

/** Always in the same order, so that two who hang works at a time never wait for each other in a circle. */
const add = (facets: string): string => `
  insert into artwork_facets as kept (kind, category, value, count)
  select kind, category, value, sum(count)::int from (${facets}) facets
  group by kind, category, value having sum(count) <> 0 order by kind, category, value
  on conflict (kind, category, value) do update set count = kept.count + excluded.count`

/**
 * What a work looks like, told by its first picture and kept beside the work, where an index can order what it chooses; and how
 * many public works are made of what, in which colour and how they lie: in all (category '') and by category.
 */
export class CatalogueFacets extends Migration {
  override up(): void {
    // The same rule as domain/catalogue/orientation.ts, for whoever writes a picture; the readers' contract compares them.
    this.addSql(`
      create function picture_orientation(width int, height int) returns text
      language sql immutable parallel safe as $$
        select case when greatest(width, height) <= least(width, height) * 1.05 then 'square'
          when width > height then 'landscape' else 'portrait' end
      $$`)
    this.addSql(`
      create function pass_looks_on() returns trigger language plpgsql as $$
      declare
        work uuid := coalesce(new.artwork_id, old.artwork_id);
      begin
        update artworks set orientation = looks.orientation, colour = looks.colour
        from (select work as id) wanted left join lateral (
          select picture_orientation(width, height) as orientation, colour from artwork_images
          where artwork_id = wanted.id order by position limit 1) looks on true
        where artworks.id = wanted.id
          and (artworks.orientation, artworks.colour) is distinct from (looks.orientation, looks.colour);
        return null;
      end $$`)
    this.addSql(`
      create trigger pass_looks_on after insert or update of position, width, height, colour or delete on artwork_images
      for each row execute function pass_looks_on()`)

    this.addSql(`
      create table artwork_facets (
        kind text not null check (kind in ('medium', 'colour', 'orientation')),
        category text not null,
        value text not null,
        count int not null,
        primary key (kind, category, value)
      )`)
    this.addSql('create index artwork_facets_most_used on artwork_facets (kind, category, count)')
    this.addSql(`
      create function count_facets() returns trigger language plpgsql as $$
      declare
        sign int := case tg_op when 'INSERT' then 1 else -1 end;
      begin
        ${add(`select its.* from changed work, lateral (${facetsOf('work', 'sign')}) its`)};
        return null;
      end $$`)
    this.addSql(`
      create function recount_facets() returns trigger language plpgsql as $$
      begin
        ${add(`${facetsOf('old', '-1')} union all ${facetsOf('new', '1')}`)};
        return null;
      end $$`)
    this.addSql(`
      create trigger count_new_facets after insert on artworks referencing new table as changed
      for each statement execute function count_facets()`)
    this.addSql(`
      create trigger count_gone_facets after delete on artworks referencing old table as changed
      for each statement execute function count_facets()`)
    this.addSql(`
      create trigger recount_facets after update on artworks for each row
      when ((old.public, old.category, old.medium, old.colour, old.orientation)
        is distinct from (new.public, new.category, new.medium, new.colour, new.orientation))
      execute function recount_facets()`)
  }

  override down(): void {
    for (const trigger of ['count_new_facets', 'count_gone_facets', 'recount_facets'])
      this.addSql(`drop trigger ${trigger} on artworks`)
    this.addSql('drop function count_facets, recount_facets')
    this.addSql('drop table artwork_facets')
    this.addSql('drop trigger pass_looks_on on artwork_images')
    this.addSql('drop function pass_looks_on, picture_orientation')
  }
}
