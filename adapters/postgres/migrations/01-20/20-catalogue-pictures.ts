import { Migration } from '@mikro-orm/migrations'

/** A picture is there from its first moment on: those of the demo that nobody ever drew are let go, with their stand-ins. */
export class CataloguePictures extends Migration {
  override up(): void {
    this.addSql(`update order_lines set image_url = null where image_url like '/media/placeholder/%'`)
    this.addSql('delete from artwork_images where hash is null')
    this.addSql('alter table artwork_images alter column hash set not null')
    this.addSql('alter table artwork_images rename column placeholder to colours')
  }

  override down(): void {
    this.addSql('alter table artwork_images rename column colours to placeholder')
    this.addSql('alter table artwork_images alter column hash drop not null')
  }
}
