import { hexToRgb } from '../drawing/colour.ts'
import type { World } from './isocity-mason.ts'

const colours = {
  dawn: {
    sky: ['#f5dcc7', '#e7b6a3'],
    walls: ['#f3e8d8', '#e6b79a', '#d68a6c', '#eecea8', '#c8d2cc'],
    roofs: ['#b3523d', '#c76f4c', '#8d403b'],
    dome: '#508993',
    ground: '#d8c6a1',
    rock: '#a3785d',
    water: '#609aa2',
    leaf: '#5f7f57',
    shade: '#59405d',
    glow: '#fff0c8',
  },
  night: {
    sky: ['#171b3a', '#3e305e'],
    walls: ['#3b4477', '#4e4073', '#305678', '#5a4b81', '#28416a'],
    roofs: ['#6b4a85', '#7d4a70', '#8a5a64'],
    dome: '#8b71a6',
    ground: '#2d3760',
    rock: '#232045',
    water: '#1e3d62',
    leaf: '#306969',
    shade: '#0f0e2a',
    glow: '#ffda90',
  },
  sand: {
    sky: ['#f6e4c0', '#edc393'],
    walls: ['#e4bc86', '#d79f68', '#eed2a5', '#c68654', '#e0ad7d'],
    roofs: ['#cf7f54', '#b66a45', '#e2bd8a'],
    dome: '#408a86',
    ground: '#e2c38f',
    rock: '#ae7a4e',
    water: '#509a97',
    leaf: '#6b8a4c',
    shade: '#693b3a',
    glow: '#fff3d2',
  },
  mint: {
    sky: ['#dbe7e0', '#b6d2cb'],
    walls: ['#f2efe5', '#cfdfd6', '#a9c8bf', '#eed8cd', '#e3b8a6'],
    roofs: ['#dd8973', '#4f7c85', '#d69e61'],
    dome: '#e1b45f',
    ground: '#c6d7b9',
    rock: '#7a9993',
    water: '#70b1b6',
    leaf: '#4f8969',
    shade: '#32506a',
    glow: '#fff6db',
  },
  rose: {
    sky: ['#f2d3d3', '#c8a4bf'],
    walls: ['#f5e6e0', '#e7b8b5', '#d28a96', '#b8a0c7', '#f1ccb5'],
    roofs: ['#8a5b85', '#c6657a', '#6b4f7f'],
    dome: '#eec17e',
    ground: '#e1bfc0',
    rock: '#996b86',
    water: '#8a8fbe',
    leaf: '#7a8e74',
    shade: '#4a305e',
    glow: '#fff0d4',
  },
  slate: {
    sky: ['#e3e4e4', '#aebbc6'],
    walls: ['#eef0ee', '#cfd5d8', '#9fb0bc', '#e6d9c4', '#7f95a6'],
    roofs: ['#c4523a', '#5a6d7c', '#3f5364'],
    dome: '#d8a24a',
    ground: '#c3c8c2',
    rock: '#6f7b84',
    water: '#6f9ab3',
    leaf: '#557a68',
    shade: '#2c3b4e',
    glow: '#fffaf0',
  },
} as const

export type WorldName = keyof typeof colours
export const worlds = Object.keys(colours) as WorldName[]

/** The colours of a world, ready to draw with. */
export function worldFrom(name: WorldName): World {
  const { sky, walls, roofs, dome, ground, rock, water, leaf, shade, glow } = colours[name]
  return {
    night: name === 'night',
    sky: [hexToRgb(sky[0]), hexToRgb(sky[1])],
    walls: walls.map(hexToRgb),
    roofs: roofs.map(hexToRgb),
    dome: hexToRgb(dome),
    ground: hexToRgb(ground),
    rock: hexToRgb(rock),
    water: hexToRgb(water),
    leaf: hexToRgb(leaf),
    shade: hexToRgb(shade),
    glow: hexToRgb(glow),
  }
}
