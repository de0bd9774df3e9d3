import { Migration } from '@mikro-orm/migrations'

/** Artists say where they send to, in how many days, and what it costs them. */
export class Shipping extends Migration {
  override up(): void {
    this.addSql(`
      create table shipping_zones (
        artist_id uuid not null references artists,
        position int not null check (position >= 0),
        zone text not null check (zone in ('own-country', 'eu', 'east-africa', 'europe', 'africa', 'asia',
          'north-america', 'latin-america', 'oceania', 'worldwide')),
        days_from int check (days_from > 0),
        days_to int check (days_to >= days_from),
        carriage_cents int check (carriage_cents >= 0),
        primary key (artist_id, position),
        constraint shipping_zones_artist_id_zone_key unique (artist_id, zone),
        check ((days_from is null) = (days_to is null))
      )`)
  }

  override down(): void {
    this.addSql('drop table shipping_zones')
  }
}
