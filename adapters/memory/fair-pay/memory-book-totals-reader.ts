import type { BookTotalsReader } from '#application/fair-pay/book-totals-reader.ts'
import { monthOf } from '#domain/fair-pay/earnings.ts'
import { artistsPaid, totalsOf } from '#domain/fair-pay/open-books.ts'
import type { MemoryBooks } from '../store/memory-books.ts'

export function memoryBookTotalsReader({ entries }: MemoryBooks): BookTotalsReader {
  const all = () => [...entries.values()].flat()
  return {
    totals: async (month) => totalsOf(all().filter(({ at }) => month === undefined || monthOf(at) === month)),
    artistsPaid: async () => artistsPaid(all()),
  }
}
