import { Migration } from '@mikro-orm/migrations'

/** Whoever changes many works locks them in the order of their ids, as orders do: nobody waits in a circle. */
export class LockingInLine extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function pass_artist_on() returns trigger language plpgsql as $$
      begin
        perform from artworks where artist_id = new.id order by id for no key update;
        update artworks set visibility = visibility where artist_id = new.id;
        return null;
      end $$`)
  }

  override down(): void {
    this.addSql(`
      create or replace function pass_artist_on() returns trigger language plpgsql as $$
      begin
        update artworks set visibility = visibility where artist_id = new.id;
        return null;
      end $$`)
  }
}
