import { describe, expect, it } from 'vitest'
import { aesSeal } from './aes-seal.ts'

describe('a sealed text', () => {
  const seal = aesSeal('the secret of this installation')

  it('opens with the same key and context', () => {
    expect(seal.open(seal.close('JBSWY3DPEHPK3PXP', 'lena'), 'lena')).toBe('JBSWY3DPEHPK3PXP')
  })

  it('shows nothing, not even that two texts are the same', () => {
    const sealed = seal.close('JBSWY3DPEHPK3PXP', 'lena')
    expect(sealed).not.toContain('JBSW')
    expect(sealed).not.toBe(seal.close('JBSWY3DPEHPK3PXP', 'lena'))
  })

  it('does not open for another account, with another key, or when it was changed', () => {
    const sealed = seal.close('JBSWY3DPEHPK3PXP', 'lena')
    expect(() => seal.open(sealed, 'kofi')).toThrow('authenticate data')
    expect(() => aesSeal('another secret').open(sealed, 'lena')).toThrow('authenticate data')
    const changed = Buffer.from(sealed, 'base64')
    changed[changed.length - 1]! ^= 1
    expect(() => seal.open(changed.toString('base64'), 'lena')).toThrow('authenticate data')
  })
})
