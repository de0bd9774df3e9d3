import { Migration } from '@mikro-orm/migrations'

const facetsOf = (row: string, sign: string): string => `
  select facet.kind, within.category, facet.value, ${sign} as count
  from (values ('medium', ${row}.medium), ('colour', ${row}.colour), ('orientation', ${row}.orientation)) facet (kind, value),
    (values (''), (${row}.category)) within (category)
  where ${row}.public and facet.value <> ''`

/** How many public works are made of what, in which colour and how they lie: in all (category '') and by category. */
export class Facets extends Migration {
  override up(): void {
    this.addSql(`
      create table artwork_facets (
        kind text not null check (kind in ('medium', 'colour', 'orientation')),
        category text not null,
        value text not null,
        count int not null,
        primary key (kind, category, value)
      )`)
    this.addSql('create index artwork_facets_most_used on artwork_facets (kind, category, count)')

    // Always in the same order, so that two who hang works at a time never wait for each other in a circle.
    const add = (facets: string): string => `
      insert into artwork_facets as kept (kind, category, value, count)
      select kind, category, value, sum(count)::int from (${facets}) facets
      group by kind, category, value having sum(count) <> 0 order by kind, category, value
      on conflict (kind, category, value) do update set count = kept.count + excluded.count`
    this.addSql(add(`select all_facets.* from artworks work, lateral (${facetsOf('work', '1')}) all_facets`))
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
  }
}
