import { Migration } from '@mikro-orm/migrations'

/** Which lines have left browsers' carts with which order: whoever sees one there still does not buy it twice. */
export class CartTakenOut extends Migration {
  override up(): void {
    this.addSql(`
      create table taken_out_of_carts (
        line text primary key,
        order_id uuid not null,
        taken_out_at timestamptz not null
      )`)
    // What is old is forgotten.
    this.addSql('create index taken_out_of_carts_at on taken_out_of_carts (taken_out_at)')
  }

  override down(): void {
    this.addSql('drop table taken_out_of_carts')
  }
}
