import { describe, expect, it } from 'vitest'
import { type MessageForm, validateAnswer, validateMessage } from './message.ts'

const message: MessageForm = {
  name: 'Leyla',
  email: 'leyla@example.test',
  subject: 'Harbour',
  text: 'Is it still there?',
}

describe('a message to an artist', () => {
  it('is taken up to its longest, blanks around it apart', () => {
    expect(validateMessage(message)).toEqual({})
    const longest = { name: 'x'.repeat(100), subject: 'x'.repeat(150), text: ` ${'x'.repeat(5000)} ` }
    expect(validateMessage({ ...message, ...longest })).toEqual({})
  })

  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(101) }, { name: 'Name must be at most 100 characters' }],
    [{ email: 'leyla' }, { email: 'Enter a valid email address' }],
    [{ subject: '' }, { subject: 'Subject is required' }],
    [{ subject: 'x'.repeat(151) }, { subject: 'Subject must be at most 150 characters' }],
    [{ text: '\n' }, { text: 'Message is required' }],
    [{ text: 'x'.repeat(5001) }, { text: 'Message must be at most 5,000 characters' }],
  ])('with %j says %j', (change, errors) => {
    expect(validateMessage({ ...message, ...change })).toEqual(errors)
  })
})

it.each([
  ['Yes.', {}],
  ['x'.repeat(5000), {}],
  [' ', { text: 'Answer is required' }],
  ['x'.repeat(5001), { text: 'Answer must be at most 5,000 characters' }],
])('an answer is as long as a message at most', (text, errors) => {
  expect(validateAnswer(text)).toEqual(errors)
})
