import { Migration } from '@mikro-orm/migrations'

/** What has left browsers' carts with an order: whoever sees it there still does not buy it twice. */
export class CartTakenOut extends Migration {
  override up(): void {
    this.addSql(`
      create table taken_out_of_carts (
        cart text not null,
        artwork_id uuid not null,
        taken_out_at timestamptz not null,
        primary key (cart, artwork_id)
      )`)
    // What is old is forgotten.
    this.addSql('create index taken_out_of_carts_at on taken_out_of_carts (taken_out_at)')
  }

  override down(): void {
    this.addSql('drop table taken_out_of_carts')
  }
}
