import { expect, it } from 'vitest'
import { loaded } from './loading.ts'

/** What the server's services throw while the web's own build renders: the same error of another class. */
const foreign = (name: string, rest: object): Error => Object.assign(new Error('no'), { name, ...rest })

it('shows what is not there as not found, whoever says so', async () => {
  const refused = loaded(
    Promise.reject(foreign('DomainError', { refusal: 'not-found', code: 'artwork-not-found' })),
  )
  await expect(refused).rejects.toMatchObject({ init: { status: 404 } })
})

it('says so where something was there once', async () => {
  const refused = loaded(
    Promise.reject(foreign('DomainError', { refusal: 'not-found', code: 'artwork-gone' })),
  )
  await expect(refused).rejects.toMatchObject({ init: { status: 410 } })
})

it('shows what does not answer as unavailable', async () => {
  await expect(loaded(Promise.reject(foreign('Unavailable', {})))).rejects.toMatchObject({
    init: { status: 503 },
  })
})

it('lets everything else pass', async () => {
  await expect(loaded(Promise.reject(new Error('a defect')))).rejects.toThrow('a defect')
})
