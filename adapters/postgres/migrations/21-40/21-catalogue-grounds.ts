import { Migration } from '@mikro-orm/migrations'

/** A picture's place is held by one colour. */
export class CatalogueGrounds extends Migration {
  override up(): void {
    this.addSql(`alter table artwork_images add ground text not null default '#dddddd'`)
    this.addSql('update artwork_images set ground = colours ->> 0 where jsonb_array_length(colours) > 0')
    this.addSql('alter table artwork_images drop colours, alter ground drop default')
  }

  override down(): void {
    this.addSql(`alter table artwork_images add colours jsonb not null default '[]'`)
    this.addSql('update artwork_images set colours = jsonb_build_array(ground)')
    this.addSql('alter table artwork_images drop ground')
  }
}
