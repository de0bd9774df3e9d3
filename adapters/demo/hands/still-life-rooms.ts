import { hexToLab, type Lab } from '../drawing/colour.ts'
import type { FruitKind } from './still-life-fruit.ts'
import type { Tones } from './still-life-tones.ts'

const tones = (...hexes: string[]): Tones => hexes.map(hexToLab) as unknown as Tones

/** Glazes and skins: shadow, middle, light, highlight. */
export const glazes = {
  milk: tones('#8c8684', '#d2c8b8', '#efe6d4', '#fdf8ec'),
  cobalt: tones('#1b2a4d', '#31508a', '#6286b8', '#d3e0ea'),
  celadon: tones('#3d5750', '#7d9c8a', '#b4c8ae', '#eaf0dc'),
  brick: tones('#54231d', '#a8492f', '#d07c52', '#f4c9a0'),
  honey: tones('#6d441c', '#b97f2e', '#e0b35a', '#f8e6b4'),
  slate: tones('#25282f', '#4c545f', '#848d94', '#d2d6d4'),
  rose: tones('#6d3a40', '#b8747a', '#dfa8a0', '#f7dcd0'),
  moss: tones('#262f20', '#566339', '#8c9557', '#d8dba8'),
} as const

export const skins: Readonly<Record<FruitKind, Tones>> = {
  lemon: tones('#8a6412', '#d8a921', '#f2d44c', '#fdf3b8'),
  pear: tones('#585a20', '#a0a03c', '#cfc562', '#f4efb8'),
  apple: tones('#4f1519', '#a62f2b', '#d4604a', '#f6c4a4'),
  fig: tones('#231a2e', '#4b3350', '#7d5a78', '#c8a8bc'),
  quince: tones('#7a5a1c', '#c09a36', '#e2c668', '#f8ecb8'),
}

export const leafTones = tones('#1f2f26', '#3f5c3e', '#7c925a', '#c9d09a')

export interface Room {
  readonly wall: readonly [Lab, Lab]
  readonly table: readonly [Lab, Lab]
  readonly shadow: Lab
  readonly ground: string
  readonly glazes: readonly (keyof typeof glazes)[]
}

const furnish = (
  wall: [string, string],
  table: [string, string],
  shadow: string,
  ground: string,
  ...own: Room['glazes']
): Room => ({
  wall: [hexToLab(wall[0]), hexToLab(wall[1])],
  table: [hexToLab(table[0]), hexToLab(table[1])],
  shadow: hexToLab(shadow),
  ground,
  glazes: own,
})

export const rooms = {
  ink: furnish(
    ['#182433', '#22344a'],
    ['#7d6a58', '#a48b6d'],
    '#2b2a30',
    '#141a24',
    'milk',
    'brick',
    'celadon',
    'honey',
    'rose',
  ),
  umber: furnish(
    ['#2c201a', '#40302a'],
    ['#8c5f3c', '#b5855a'],
    '#33211a',
    '#1f1713',
    'milk',
    'cobalt',
    'celadon',
    'slate',
    'honey',
  ),
  bottle: furnish(
    ['#16261f', '#22392e'],
    ['#c2b294', '#ddd0b3'],
    '#4a4a3f',
    '#101a16',
    'milk',
    'brick',
    'cobalt',
    'rose',
    'honey',
  ),
  aubergine: furnish(
    ['#2a1b2b', '#3d2a3c'],
    ['#6b7480', '#939ca0'],
    '#2b2733',
    '#1c131d',
    'milk',
    'honey',
    'celadon',
    'rose',
    'cobalt',
  ),
  charcoal: furnish(
    ['#232426', '#343638'],
    ['#a9503a', '#c56d4e'],
    '#3d2320',
    '#18191b',
    'milk',
    'slate',
    'celadon',
    'cobalt',
    'honey',
  ),
} as const
