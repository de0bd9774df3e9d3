import { blended, bothSides, line, oval, shape, tone } from './ink.ts'
import type { Sitter } from './sitter.ts'

/** Outline of the face; the sheet is 400 by 400, its middle is x = 200. */
export function faceOutline(jaw: number): string {
  const x = (by: number): number => Math.round((200 + by) * 10) / 10
  return (
    `M200 100 C236 100 258 124 257 162 C256 190 ${x(52 * jaw)} 214 ${x(38 * jaw)} 236 ` +
    `C${x(26 * jaw)} 252 ${x(13)} 260 200 260 C${x(-13)} 260 ${x(-26 * jaw)} 252 ${x(-38 * jaw)} 236 ` +
    `C${x(-52 * jaw)} 214 144 190 143 162 C142 124 164 100 200 100 Z`
  )
}

const eye = (sitter: Sitter, dark: string, lash: string): string => {
  const open = 9.5 * sitter.eyes
  const draw = (x: number): string => {
    const look = x + sitter.gaze * 3.2
    return (
      shape(
        `M${x - 14} 176 Q${x - 1} ${176 - open * 1.25} ${x + 14} 175 Q${x} ${176 + open * 0.62} ${x - 14} 176 Z`,
        '#f7f1e8',
      ) +
      oval(look, 174.4, 5.9, Math.min(5.9, open * 0.68), '#3a2419') +
      oval(look, 174.4, 2.9, 2.9, '#120c0a') +
      oval(look + 2, 172.2, 1.3, 1.3, '#ffffff') +
      line(`M${x - 15} 176.5 Q${x - 1} ${175 - open * 1.25} ${x + 15} 174.5`, lash, 3) +
      line(
        `M${x - 11} ${170 - open * 0.75} Q${x} ${166 - open * 0.95} ${x + 12} ${169 - open * 0.7}`,
        dark,
        1.3,
        0.45,
      )
    )
  }
  return draw(175) + draw(225)
}

const nose = (dark: string): string =>
  shape('M203 170 C205 186 214 198 213 205 C211 211 203 211 198 209 C202 198 201 184 203 170 Z', dark, 0.22) +
  line('M190 206 C188 203 188 201 190 199', dark, 1.8, 0.5) +
  line('M194 209.5 C198 211.5 205 211.5 208 209', dark, 2.2, 0.65) +
  line('M211 206 C213 203 212.5 201 211 199', dark, 1.8, 0.5)

const mouth = (sitter: Sitter, deep: string): string => {
  const red = blended(sitter.skin, '#a8323a', sitter.beard === undefined ? 0.52 : 0.34)
  const corner = 227.5 - sitter.smile * 4
  const left = 178 - sitter.smile * 1.5
  const right = 222 + sitter.smile * 1.5
  return (
    shape(
      `M${left} ${corner} C188 ${224.5 - sitter.smile} 195 222 200 224 C205 222 212 ${224.5 - sitter.smile} ${right} ${corner} C212 ${232 + sitter.smile} 188 ${232 + sitter.smile} ${left} ${corner} Z`,
      tone(red, -0.05),
    ) +
    shape(
      `M${left + 3} ${corner} C190 ${232 + sitter.smile * 1.5} 210 ${232 + sitter.smile * 1.5} ${right - 3} ${corner} C213 241 187 241 ${left + 3} ${corner} Z`,
      red,
    ) +
    line(
      `M${left - 1} ${corner} C190 ${232 + sitter.smile * 1.5} 210 ${232 + sitter.smile * 1.5} ${right + 1} ${corner}`,
      deep,
      1.7,
      0.75,
    )
  )
}

const years = (sitter: Sitter, dark: string): string => {
  if (sitter.age === 0) return ''
  const strength = sitter.age === 2 ? 0.5 : 0.28
  const folds = bothSides(
    (place) =>
      line(place('M183 209 C177 214 174 220 173 227'), dark, 1.5, strength) +
      line(place('M156 174 L150 171'), dark, 1.3, strength) +
      line(place('M156 178 L150 179'), dark, 1.3, strength) +
      line(place('M164 187 C170 191 177 191 183 189'), dark, 1.3, strength * 0.9),
  )
  if (sitter.age === 1) return folds
  return (
    folds +
    line('M176 130 C190 126 210 126 224 130', dark, 1.4, 0.35) +
    line('M180 138 C192 135 208 135 220 138', dark, 1.3, 0.3)
  )
}

const beards = (sitter: Sitter): string => {
  const { beard, jaw, hair } = sitter
  const wide = 38 * jaw
  const full = `M145 180 C148 206 ${198 - wide} 240 ${204 - wide} 247 C178 272 222 272 ${196 + wide} 247 C${202 + wide} 240 252 206 255 180 C248 204 238 212 222 214 C212 212 206 213 200 215 C194 213 188 212 178 214 C162 212 152 204 145 180 Z`
  const lip =
    'M174 222 C182 213 194 214 200 217 C206 214 218 213 226 222 C216 223 206 221.5 200 222 C194 221.5 184 223 174 222 Z'
  if (beard === 'full')
    return (
      shape(full, hair) +
      bothSides(
        (place) =>
          line(place('M160 222 C168 240 178 252 190 258'), tone(hair, 0.09), 1.6, 0.5) +
          line(place('M176 240 C182 250 188 256 194 262'), tone(hair, 0.09), 1.6, 0.5),
      )
    )
  if (beard === 'short') return shape(full, hair, 0.55) + shape(lip, hair, 0.6)
  if (beard === 'moustache')
    return shape(
      'M166 226 C176 211 194 212 200 217 C206 212 224 211 234 226 C220 224 208 223 200 223 C192 223 180 224 166 226 Z',
      hair,
    )
  if (beard === 'goatee')
    return (
      shape(lip, hair) +
      shape('M184 244 C194 240 206 240 216 244 C216 258 208 268 200 268 C192 268 184 258 184 244 Z', hair)
    )
  return ''
}

/** Everything within the face, and the ears. */
export function drawFace(sitter: Sitter, id: string): string {
  const { skin, hair, jaw, age } = sitter
  const dark = blended(tone(skin, -0.13), '#6b2a22', 0.16)
  const deep = blended(tone(skin, -0.28), '#3a1512', 0.3)
  const outline = faceOutline(jaw)
  const brow = age === 2 ? tone(hair, -0.08) : tone(hair, hair === '#1d1817' ? 0 : -0.12)
  const cheek = blended(skin, '#d2503f', 0.45)
  const ears = bothSides(
    (place) =>
      shape(place('M146 164 C134 158 130 172 134 184 C137 196 144 200 148 194 Z'), skin) +
      line(place('M143 172 C137 170 136 178 140 186'), dark, 2, 0.7),
  )
  return (
    ears +
    shape(outline, skin) +
    `<g clip-path="url(#${id}-face)">` +
    // One soft shadow down the side that is turned from the window.
    shape('M230 90 C222 130 240 168 231 204 C226 230 214 246 206 270 L280 270 L280 90 Z', dark, 0.3) +
    shape('M150 96 C166 116 234 116 252 96 L262 130 C236 118 166 118 140 132 Z', dark, 0.28) +
    oval(164, 204, 19, 13, cheek, 0.26) +
    oval(237, 204, 17, 13, cheek, 0.22) +
    '</g>' +
    years(sitter, deep) +
    eye(sitter, deep, blended(deep, '#150d0b', 0.6)) +
    line('M158 159 C166 151 178 150 190 155', brow, age === 2 ? 3.6 : 4.4) +
    line('M242 159 C234 151 222 150 210 155', brow, age === 2 ? 3.6 : 4.4) +
    nose(deep) +
    mouth(sitter, deep) +
    beards(sitter)
  )
}
