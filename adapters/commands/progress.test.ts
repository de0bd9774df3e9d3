import { expect, it, vi } from 'vitest'
import { step } from './progress.ts'

it('a step that has something to tell tells it while it goes on, in a line of its own', async () => {
  let written = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text)
    return true
  })
  try {
    const failing = step('Mending', async (say) => {
      say('Two were left.')
      expect(written).toContain('\nTwo were left.\n')
      throw new Error('The rest failed.')
    })
    await expect(failing).rejects.toThrow('The rest failed.')
    expect(await step('Mending', async () => 3)).toBe(3)
  } finally {
    write.mockRestore()
  }
  expect(written).toBe('Mending … \nTwo were left.\nMending … Mending … done\n')
})
