import { expect, test } from 'vitest'
import { bytesText, diskShares, jobText } from './system-words.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 KB'],
  [999_600, '1 MB'],
  [48_230_000_000, '48.2 GB'],
  [2_000_000_000_000_000, '2,000 TB'],
])('%d bytes are told as %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})

test('what takes room on a disk comes to the whole of it', () => {
  const disk = { total: 100, free: 40, database: 10, pictures: 20 }
  expect(diskShares(disk).map(({ bytes }) => bytes)).toEqual([10, 20, 30, 40])
  expect(diskShares({ ...disk, pictures: null }).map(({ name }) => name)).not.toContain('Pictures')
})

test('a database elsewhere takes nothing of this disk', () => {
  expect(diskShares({ total: 100, free: 95, database: 400, pictures: 2 })[2]?.bytes).toBe(0)
})

test('a job is told in words, also one without any of its own', () => {
  expect(jobText('take-payment')).toBe('Taking a payment')
  expect(jobText('water-plants')).toBe('water plants')
})
