import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { Unavailable } from '#application/shared/unavailable.ts'
import type { MessageForm } from '#domain/messages/message.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { contactMachine, type MessageField } from './contact-machine.ts'

const whole: MessageForm = {
  name: 'Lena',
  email: 'lena@example.org',
  subject: 'Your boats',
  text: 'Could you paint another?',
}

/** Somebody who writes to Amina; their sendings are answered one after the other. */
function open(...answers: (() => Promise<void>)[]) {
  const sent: [string, MessageForm][] = []
  const actor = createActor(contactMachine, {
    input: {
      artistId: 'amina',
      messages: {
        send: async (artistId, form) => {
          sent.push([artistId, form])
          await answers.shift()?.()
        },
      },
    },
  }).start()
  const write = (form: Partial<MessageForm>) => {
    for (const [field, text] of Object.entries(form))
      actor.send({ type: 'field written', field: field as MessageField, text })
  }
  const send = async (writer: Pick<MessageForm, 'name' | 'email'> | null = null) => {
    actor.send({ type: 'send it', writer })
    await waitFor(actor, (snapshot) => !snapshot.matches('sending'))
    return actor.getSnapshot().value
  }
  const now = () => {
    const { form, errors, failure, refusals } = actor.getSnapshot().context
    return { form, errors, failure, refusals }
  }
  return { actor, write, send, now, sent }
}

test('a whole message is sent once, however often it is pressed', async () => {
  const { actor, write, send, sent } = open()
  write(whole)
  actor.send({ type: 'send it', writer: null })
  expect(await send()).toBe('sent')
  expect(sent).toEqual([['amina', whole]])
})

test('one with gaps is not sent: each gap is named until it is filled', async () => {
  const { write, send, sent, now } = open()
  write({ ...whole, subject: '', text: ' ' })
  expect(await send()).toBe('writing')
  const errors = { subject: 'Subject is required', text: 'Message is required' }
  expect(now()).toMatchObject({ errors, failure: null, refusals: 1 })
  write({ subject: 'Boats' })
  expect([now().errors, sent]).toEqual([{ text: errors.text }, []])
})

test('whoever is signed in writes as their account', async () => {
  const { write, send, sent } = open()
  write({ subject: whole.subject, text: whole.text })
  await send({ name: 'Lena Okoro', email: 'okoro@example.org' })
  expect(sent).toEqual([['amina', { ...whole, name: 'Lena Okoro', email: 'okoro@example.org' }]])
})

test('what could not be sent stays, with the reason, and goes with the next press', async () => {
  const { write, send, now, sent } = open(() =>
    Promise.reject(new Unavailable('The gallery did not answer.')),
  )
  write(whole)
  expect(await send()).toBe('writing')
  expect(now()).toEqual({ form: whole, errors: {}, failure: 'The gallery did not answer.', refusals: 1 })
  expect(await send()).toBe('sent')
  expect([now().failure, sent.length]).toEqual([null, 2])
})

test('what the gallery refuses of a field stands by that field', async () => {
  const fields = { email: 'Email is not valid' }
  const { write, send, now } = open(() =>
    Promise.reject(new DomainError('rule-broken', 'invalid-message', 'Not valid.', fields)),
  )
  write(whole)
  expect(await send()).toBe('writing')
  expect(now()).toEqual({ form: whole, errors: fields, failure: null, refusals: 1 })
})

test('after one message comes another, from the same person', async () => {
  const { actor, write, send, now } = open()
  write(whole)
  actor.send({ type: 'begin anew' })
  expect(now().form).toEqual(whole)
  await send()
  actor.send({ type: 'begin anew' })
  expect([actor.getSnapshot().value, now().form]).toEqual(['writing', { ...whole, subject: '', text: '' }])
})
