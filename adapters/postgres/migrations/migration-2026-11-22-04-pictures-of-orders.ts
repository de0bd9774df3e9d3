import { Migration } from '@mikro-orm/migrations'

/** An order's pictures name it in their addresses: whoever has the order sees what was bought, also when it hangs no more. */
export class PicturesOfOrders extends Migration {
  override up(): void {
    this.addSql('drop index order_lines_image')
    this.addSql(`
      update order_lines set image_url = image_url || '?order=' || order_id
      where image_url ~ '^/media/[0-9a-f]{32}/[0-9]+$'`)
    // The hash out of '/media/{hash}/…'.
    this.addSql(`
      create index order_lines_picture on order_lines (split_part(image_url, '/', 3)) where image_url is not null`)
  }

  override down(): void {
    this.addSql('drop index order_lines_picture')
    this.addSql(
      `update order_lines set image_url = split_part(image_url, '?', 1) where image_url is not null`,
    )
    this.addSql('create index order_lines_image on order_lines (image_url) where image_url is not null')
  }
}
