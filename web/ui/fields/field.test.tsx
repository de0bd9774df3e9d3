import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'

const said = 'At most 200 characters, please'

test.each([
  ['a line', <Field label="Words" longest={200} defaultValue="" key="line" />],
  ['several lines', <TextArea label="Words" longest={200} key="lines" />],
])(
  'what is pasted into %s is let in as a whole, and is said to be too long for as long as it is',
  async (_, field) => {
    const user = userEvent.setup()
    render(field)
    const control = screen.getByLabelText('Words')
    await user.click(control)
    await user.paste('x'.repeat(201))
    expect(control).toHaveProperty('value', 'x'.repeat(201))
    expect(control.getAttribute('aria-invalid')).toBe('true')
    const note = control.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(note)?.textContent).toBe(said)
    await user.keyboard('{Backspace}')
    expect(screen.queryByText(said)).toBeNull()
  },
)

test('a value that is held elsewhere is said to be too long, before any other fault', () => {
  render(<Field label="Words" longest={200} value={'x'.repeat(300)} error="Something else" readOnly />)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByText('Something else')).toBeNull()
})
