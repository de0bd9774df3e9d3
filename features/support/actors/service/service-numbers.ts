import type { Statistics } from '#application/admin/statistics-contract.ts'
import { categories, categoryLabel } from '#domain/catalogue/category.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { ShopInNumbers } from '#features/support/roles/admin.ts'

/** How the shop goes, by what the screens of an admin ask for. */
export async function numbersBy(statistics: Statistics): Promise<ShopInNumbers> {
  const [users, artworks, money] = [
    await statistics.users(),
    await statistics.artworks(),
    await statistics.money(),
  ]
  const newest = async (what: Parameters<Statistics['over']>[0]) =>
    String((await statistics.over(what, 'month')).new)
  return {
    figures: {
      'Total users': String(users.total),
      'New users': String(users.new),
      'Total artworks': String(artworks.total),
      'Trending artworks': String(artworks.trending),
      Revenue: formatMoney(money.revenue),
      Fees: formatMoney(money.fees),
      'Owed to artists': formatMoney(money.owedToArtists),
      'In payouts': formatMoney(money.inPayouts),
    },
    categories: Object.fromEntries(
      categories.map((category) => [categoryLabel(category), String(artworks.perCategory[category])]),
    ),
    thisMonth: {
      'New users': await newest('users'),
      'New artworks': await newest('artworks'),
      Orders: await newest('orders'),
      Revenue: formatMoney((await statistics.revenue('month')).new),
    },
  }
}
