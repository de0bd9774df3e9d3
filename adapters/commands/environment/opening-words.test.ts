import { expect, it } from 'vitest'
import { readConfiguration } from '../configuration.ts'
import { openingWords } from './opening-words.ts'

const secret = { SECRET_KEY: 'k'.repeat(43) }
const url = 'http://localhost:3000'
const told = (environment: NodeJS.ProcessEnv) => openingWords(url, readConfiguration(environment))

it('a shop of one machine says where it is and where its mails are', () => {
  expect(told({})).toContain(`is open at ${url}\n`)
  expect(told({})).toContain(`shown at ${url}/dev/mailbox`)
  expect(told({})).not.toMatch(/No (mail|real money)|can read them/)
  expect(told({ DEMO: '1' })).toContain('Whoever reaches this shop can read them')
})

it('one that others reach says what does not leave it', () => {
  const open = { ...secret, PUBLIC_URL: 'https://art.example' }
  expect(told(open)).toMatch(/No mail leaves this shop[^]*No real money moves/)
  const mailed = told({ ...open, MAIL_URL: 'smtp://localhost:25', MAIL_FROM: 'shop@art.example' })
  expect(mailed).not.toContain('No mail')
})

it('one behind a proxy says that the demo’s accounts, whose password everybody knows, are open to whoever reaches that', () => {
  const words = /Whoever reaches the proxy/
  expect(told({ TRUST_PROXY: '1' })).toMatch(words)
  expect(told({ TRUST_PROXY: '1', DEMO: '0' })).not.toMatch(words)
  expect(told({})).not.toMatch(words)
})
