import { bothSides, line, oval, shape, tone } from './ink.ts'
import type { Sitter } from './sitter.ts'

/** What is seen behind the head, and what lies over the brow. */
export interface Layers {
  readonly behind: string
  readonly front: string
}

const ring = (
  count: number,
  at: (t: number) => readonly [x: number, y: number, r: number],
  one: string,
  two: string,
): string =>
  Array.from({ length: count }, (_, k) => {
    const [x, y, r] = at(count === 1 ? 0 : k / (count - 1))
    return oval(Math.round(x * 10) / 10, Math.round(y * 10) / 10, r, r, k % 2 === 0 ? one : two)
  }).join('')

/** Hair of a style, drawn over a head 114 units wide about (200, 170). */
export function drawHair({ hair, style, headwear }: Sitter): Layers {
  const shade = tone(hair, -0.06)
  const light = tone(hair, 0.1)
  const under = headwear !== undefined
  const strand = (d: string): string => line(d, light, 1.6, 0.5)
  const bothStrands = (...paths: string[]): string =>
    bothSides((place) => paths.map((d) => strand(place(d))).join(''))

  switch (style) {
    case 'crop':
      return {
        behind: '',
        front:
          shape(
            'M143 170 C134 116 158 80 202 80 C246 82 266 118 257 170 C254 152 251 138 242 128 C222 118 180 118 160 129 C149 138 146 152 143 170 Z',
            hair,
          ) + bothStrands('M170 96 C180 90 190 88 198 88', 'M154 118 C160 108 168 102 176 99'),
      }
    case 'sweep':
      return {
        behind: '',
        front:
          shape(
            'M143 168 C134 124 146 88 184 76 C224 66 262 88 260 134 C260 148 258 158 257 168 C254 150 250 134 240 124 C222 120 196 124 174 108 C160 118 148 138 143 168 Z',
            hair,
          ) +
          strand('M166 104 C190 84 226 84 248 112') +
          strand('M180 104 C202 94 228 98 246 118') +
          strand('M158 114 C166 94 186 82 208 80'),
      }
    case 'pixie':
      return {
        behind: shape('M140 190 C132 150 136 100 200 84 C264 100 268 150 260 190 Z', shade),
        front:
          shape(
            'M141 190 C132 124 152 80 200 80 C250 80 268 124 259 190 C253 172 250 154 248 142 C232 128 214 126 196 134 C182 128 166 132 154 148 C149 160 146 176 141 190 Z',
            hair,
          ) +
          strand('M164 104 C176 92 196 88 214 92') +
          strand('M156 126 C168 108 188 104 204 112') +
          strand('M212 110 C228 106 240 114 248 128'),
      }
    case 'bob':
      return {
        behind: shape(
          'M132 250 C122 200 122 84 200 80 C278 84 278 200 268 250 C240 262 160 262 132 250 Z',
          shade,
        ),
        front:
          shape(
            'M133 252 C122 190 128 80 200 80 C272 80 278 190 267 252 C258 254 252 252 250 246 C258 210 256 172 252 150 C236 142 164 142 148 150 C144 172 142 210 150 246 C148 252 142 254 133 252 Z',
            hair,
          ) +
          bothStrands(
            'M192 88 C184 104 180 124 180 142',
            'M178 92 C164 108 160 126 162 144',
            'M150 120 C140 150 138 200 142 244',
          ),
      }
    case 'chin':
      return {
        behind: shape(
          'M130 238 C118 196 120 86 200 80 C280 86 282 196 270 238 C252 250 148 250 130 238 Z',
          shade,
        ),
        front:
          shape(
            'M132 240 C116 196 126 82 206 78 C280 84 284 194 268 240 C256 244 250 236 252 226 C260 190 254 158 232 132 C212 122 190 112 178 108 C160 126 142 160 148 224 C150 236 144 244 132 240 Z',
            hair,
          ) +
          strand('M180 100 C152 120 136 160 138 232') +
          strand('M186 96 C220 98 256 124 262 200') +
          strand('M182 104 C214 112 246 136 256 182'),
      }
    case 'waves':
      return {
        behind: shape(
          'M128 312 C96 262 136 220 126 180 C120 112 146 80 200 80 C254 80 280 112 274 180 C264 220 304 262 272 312 C250 326 150 326 128 312 Z',
          shade,
        ),
        front:
          shape(
            'M146 196 C130 226 150 252 138 300 C122 306 112 286 116 266 C122 236 128 216 126 180 C122 108 150 78 200 78 C250 78 278 108 274 180 C272 216 278 236 284 266 C288 286 278 306 262 300 C250 252 270 226 254 196 C256 160 238 128 208 106 C188 122 148 146 146 196 Z',
            hair,
          ) +
          bothStrands(
            'M196 88 C158 106 136 144 138 196',
            'M138 196 C128 226 136 256 128 290',
            'M186 98 C160 116 144 146 142 182',
          ),
      }
    case 'bun':
      return {
        behind: under ? '' : oval(204, 72, 34, 28, shade),
        front:
          (under ? '' : oval(206, 68, 27, 20, hair) + strand('M186 64 C196 54 216 54 228 64')) +
          shape(
            'M142 176 C132 118 156 80 200 80 C244 80 268 118 258 176 C255 152 244 126 200 112 C156 126 145 152 142 176 Z',
            hair,
          ) +
          bothStrands('M196 86 C174 92 156 112 148 142', 'M198 96 C180 104 164 118 154 136'),
      }
    case 'braid':
      return {
        behind: '',
        front:
          shape(
            'M141 184 C128 118 154 78 202 78 C250 80 272 120 259 186 C256 156 242 128 196 106 C164 124 146 152 141 184 Z',
            hair,
          ) +
          strand('M194 86 C168 98 150 122 145 156') +
          strand('M202 92 C230 102 250 126 256 160') +
          Array.from({ length: 8 }, (_, k) =>
            oval(252 + Math.sin(k * 0.5) * 5, 214 + k * 17, 13 - k * 0.6, 11, k % 2 === 0 ? hair : shade),
          ).join('') +
          shape('M256 170 C266 184 266 204 256 216 C246 212 248 190 256 170 Z', hair),
      }
    case 'curls':
      return {
        behind:
          ring(
            15,
            (t) => [200 + Math.cos(Math.PI * (1 - t) - 0) * 66, 214 - Math.sin(Math.PI * t) * 122 + 14, 27],
            shade,
            hair,
          ) +
          bothSides((place) => shape(place('M134 170 C118 190 122 232 144 244 L160 200 Z'), shade)) +
          ring(3, (t) => [136, 190 + t * 44, 21], hair, shade) +
          ring(3, (t) => [264, 190 + t * 44, 21], hair, shade),
        front:
          ring(9, (t) => [150 + t * 100, 122 - Math.sin(Math.PI * t) * 22, 21], hair, shade) +
          ring(7, (t) => [160 + t * 80, 98 - Math.sin(Math.PI * t) * 12, 21], shade, hair),
      }
    case 'afro':
      return {
        behind:
          ring(
            26,
            (t) => [
              200 + Math.cos(Math.PI * (1.14 - t * 1.28)) * 74,
              150 - Math.sin(Math.PI * (1.14 - t * 1.28)) * 70,
              26,
            ],
            hair,
            hair,
          ) + oval(200, 140, 82, 76, hair),
        front:
          shape(
            'M143 172 C136 128 158 100 200 100 C242 100 264 128 257 172 C254 150 246 134 234 128 C216 122 184 122 166 128 C154 134 146 150 143 172 Z',
            hair,
          ) +
          ring(12, (t) => [146 + t * 108, 92 - Math.sin(Math.PI * t) * 16, 4], light, light).replaceAll(
            '/>',
            ' opacity="0.16"/>',
          ),
      }
    case 'locs':
      return {
        behind: Array.from({ length: 17 }, (_, k) => {
          const x = 128 + k * 9
          const drop = 268 - Math.abs(k - 8) * 2.5 + (k % 3) * 9
          return line(
            `M${(200 + (x - 200) * 0.6).toFixed(1)} 100 C${x} 140 ${x - 4} 200 ${(200 + (x - 200) * 1.1).toFixed(1)} ${drop}`,
            k % 2 === 0 ? hair : tone(hair, 0.05),
            12,
          )
        }).join(''),
        front:
          shape(
            'M142 178 C130 116 156 80 200 80 C244 80 270 116 258 178 C256 152 246 128 200 114 C154 128 144 152 142 178 Z',
            hair,
          ) +
          bothStrands('M196 86 C176 98 160 116 152 140', 'M182 86 C164 98 150 116 144 146') +
          bothSides(
            (place) =>
              line(place('M146 140 C134 170 134 210 130 252'), hair, 12) +
              line(place('M152 128 C140 160 142 196 139 232'), tone(hair, 0.05), 10),
          ),
      }
    case 'balding':
      return {
        behind: '',
        front: bothSides(
          (place) =>
            shape(
              place('M144 178 C134 160 134 130 148 116 C152 128 148 140 150 150 C148 160 146 170 144 178 Z'),
              hair,
            ) + line(place('M142 160 C141 146 143 134 148 126'), light, 1.5, 0.5),
        ),
      }
  }
}
