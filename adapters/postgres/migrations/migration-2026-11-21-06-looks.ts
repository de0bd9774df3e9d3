import { Migration } from '@mikro-orm/migrations'

/**
 * What a work looks like, told by its first picture: how it lies and which colour one would look for it by. Both stand
 * beside the work, where an index can order what they choose.
 */
export class Looks extends Migration {
  override up(): void {
    this.addSql('alter table artwork_images add column colour text')
    this.addSql(`
      alter table artworks
        add column orientation text check (orientation in ('portrait', 'landscape', 'square')),
        add column colour text`)

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
      update artworks set orientation = picture_orientation(image.width, image.height)
      from (select distinct on (artwork_id) artwork_id, width, height from artwork_images order by artwork_id, position)
        image
      where image.artwork_id = artworks.id`)

    for (const [name, column] of [
      ['orientation', 'orientation'],
      ['colour', 'colour'],
      ['medium', 'medium'],
    ])
      this.addSql(`
        create index artworks_${name}_newest on artworks (${column}, created_at, id)
        where public and ${column} ${column === 'medium' ? "<> ''" : 'is not null'}`)
    this.addSql(`
      create index artworks_category_colour_newest on artworks (category, colour, created_at, id)
      where public and colour is not null`)
    this.addSql(
      'create index artworks_width on artworks (width_cm, height_cm) where public and width_cm is not null',
    )
    this.addSql('create index artworks_height on artworks (height_cm) where public and height_cm is not null')
  }

  override down(): void {
    this.addSql(`drop index artworks_orientation_newest, artworks_colour_newest, artworks_medium_newest,
      artworks_category_colour_newest, artworks_width, artworks_height`)
    this.addSql('drop trigger pass_looks_on on artwork_images')
    this.addSql('drop function pass_looks_on, picture_orientation')
    this.addSql('alter table artworks drop column orientation, drop column colour')
    this.addSql('alter table artwork_images drop column colour')
  }
}
