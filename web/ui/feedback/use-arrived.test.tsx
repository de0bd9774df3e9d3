import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useArrived } from './use-arrived.ts'

class Refusal extends Component<{ readonly children: ReactNode }> {
  override state = { why: '' }
  static getDerivedStateFromError = (error: Error) => ({ why: error.message })
  override render() {
    return this.state.why || this.props.children
  }
}

const ask = vi.fn<() => Promise<string>>()

function Part() {
  return <p>{useArrived(ask) ?? 'Nothing yet'}</p>
}

test('what was asked for once is shown when it is there', async () => {
  ask.mockResolvedValue('Three works')
  const { rerender } = render(<Part />)
  expect(screen.getByText('Nothing yet')).toBeTruthy()
  expect(await screen.findByText('Three works')).toBeTruthy()
  rerender(<Part />)
  expect(ask).toHaveBeenCalledOnce()
})

test('what does not come is told by whoever tells of failures', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  ask.mockRejectedValue(new Error('Nobody answers.'))
  render(
    <Refusal>
      <Part />
    </Refusal>,
  )
  expect(await screen.findByText('Nobody answers.')).toBeTruthy()
})
