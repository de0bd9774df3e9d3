import { ContainerModule } from 'inversify'
import { expect, it } from 'vitest'
import { assemble, given } from './assembly.ts'
import { bindService, portSet, settings, token } from './binding.ts'

interface Stock {
  take(): string
}
interface Books {
  post(): string
}

const ports = { stock: token<Stock>('stock'), books: token<Books>('books') }
const till = token<{ sell(): string }>('till')
const tillOf = (
  { stock, books }: { stock: Stock; books: Books },
  { feePercent }: { feePercent: number },
) => ({
  sell: () => `${stock.take()}, ${books.post()}, ${feePercent} % kept`,
})
const configured = given(settings, { feePercent: 15, publicUrl: 'https://sanaa.test' })

const keptPorts = portSet(
  ports,
  {},
  {
    stock: () => ({ take: () => 'taken' }),
    books: () => ({ post: () => 'posted' }),
  },
)
const tillModule = new ContainerModule(({ bind }) => bindService(bind, till, tillOf, ports))

it('hands a service its ports by their names, and the settings', () => {
  expect(assemble([tillModule, keptPorts], [configured]).get(till).sell()).toBe('taken, posted, 15 % kept')
})

it('puts what is given in the place of what a part says', () => {
  const stock = given(ports.stock, { take: () => 'sold out' })
  expect(assemble([keptPorts, tillModule], [configured, stock]).get(till).sell()).toBe(
    'sold out, posted, 15 % kept',
  )
})

it('says which port nobody fills', () => {
  expect(() => assemble([tillModule], [configured]).get(till)).toThrow(/stock/)
})

it('lets nothing compile that is swapped, forgotten or too many', () => {
  const wrong = new ContainerModule(({ bind }) => {
    // @ts-expect-error the ports are swapped
    bindService(bind, till, tillOf, { stock: ports.books, books: ports.stock })
    // @ts-expect-error the books are forgotten
    bindService(bind, till, tillOf, { stock: ports.stock })
    // @ts-expect-error nobody wants a till
    bindService(bind, till, tillOf, { ...ports, till })
    // @ts-expect-error a till is no stock
    bindService(bind, ports.stock, tillOf, ports)
  })
  // @ts-expect-error the books are forgotten
  const half = portSet(ports, {}, { stock: () => ({ take: () => 'taken' }) })
  const swapped = portSet(
    ports,
    {},
    {
      // @ts-expect-error books are no stock
      stock: () => ({ post: () => 'posted' }),
      books: () => ({ post: () => 'posted' }),
    },
  )
  expect([wrong, half, swapped]).toHaveLength(3)
  // @ts-expect-error a till is no stock
  expect(given(ports.stock, { sell: () => '' })).toBeDefined()
})
