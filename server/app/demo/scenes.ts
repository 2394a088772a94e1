import sharp from 'sharp'
import type { ScenePalette } from './demo-data.ts'

const WIDTH = 1500
const HEIGHT = 1000

/** What a drawn room is called for those who do not see it. */
export function sceneAlt(language: 'en' | 'ar'): string {
  return language === 'ar' ? 'رسم لغرفة هادئة في ضوء النهار' : 'Drawing of a quiet room in daylight'
}

/**
 * A calm room in the colours of a business, as a JPEG of 1500 by 1000 pixels; the same name always gives the same room.
 * It stands in where photographs are not installed.
 */
export function drawScene(name: string, palette: ScenePalette): Promise<Buffer> {
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const rooms = [sittingRoom, kitchen, bedroom, courtyard]
  const room = rooms[number % rooms.length] ?? sittingRoom
  const isMirrored = number % 2 === 1
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tint(palette.wall, 14)}"/><stop offset="1" stop-color="${tint(palette.wall, -22)}"/></linearGradient>
      <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tint(palette.floor, -18)}"/><stop offset="1" stop-color="${tint(palette.floor, 16)}"/></linearGradient>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dbe9f2"/><stop offset="1" stop-color="#fbf3e2"/></linearGradient>
      <radialGradient id="glow"><stop offset="0" stop-color="#fff3cf" stop-opacity=".85"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="14"/></filter>
    </defs>
    <g${isMirrored ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : ''}>${room(palette)}</g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}

const box = (x: number, y: number, width: number, height: number, fill: string, rx = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" rx="${rx}" ${more}/>`

const shadow = (x: number, y: number, rx: number, ry = 18) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#000" opacity=".22" filter="url(#soft)"/>`

/** Wall, floor, skirting, and the light of a window across both. */
function shell({ wall, floor }: ScenePalette, horizon: number, windowAt: number): string {
  const light = `<path d="M${windowAt} 180h250l190 ${HEIGHT - 180}h-330z" fill="#fff6dd" opacity=".28" filter="url(#soft)"/>`
  const boards = [0, 1, 2, 3, 4].map(
    (row) =>
      `<path d="M0 ${horizon + 40 + row * row * 22}H${WIDTH}" stroke="${tint(floor, -34)}" stroke-width="2" opacity=".5"/>`,
  )
  return `${box(0, 0, WIDTH, horizon, 'url(#wall)')}${box(0, horizon, WIDTH, HEIGHT - horizon, 'url(#floor)')}
    ${boards.join('')}${box(0, horizon - 22, WIDTH, 22, tint(wall, 24))}${glass(windowAt, 120, 250, 380)}${light}`
}

function glass(x: number, y: number, width: number, height: number): string {
  return `${box(x - 14, y - 14, width + 28, height + 28, '#f7f4ee', 3)}${box(x, y, width, height, 'url(#sky)')}
    <path d="M${x} ${y + height * 0.78}q${width * 0.3}-60 ${width * 0.55}-22t${width * 0.45}-14V${y + height}H${x}z" fill="#9fb39a" opacity=".8"/>
    <path d="M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}" stroke="#f7f4ee" stroke-width="10"/>`
}

function plant(x: number, y: number, pot: string): string {
  const leaf = (turn: number, length: number) =>
    `<path transform="rotate(${turn} ${x} ${y})" d="M${x} ${y}q-26-${length * 0.6} 0-${length}q26 ${length * 0.4} 0 ${length}z" fill="${turn % 40 ? '#4d6b4c' : '#5f7f58'}"/>`
  const leaves = [-58, -36, -16, 4, 24, 44, 66].map((turn, index) => leaf(turn, 170 + (index % 3) * 40))
  return `${shadow(x, y + 112, 70)}${leaves.join('')}<path d="M${x - 48} ${y - 6}h96l-14 116h-68z" fill="${pot}"/>`
}

function lamp(x: number, floorY: number, metal: string): string {
  return `<circle cx="${x + 10}" cy="${floorY - 430}" r="210" fill="url(#glow)"/>
    <path d="M${x} ${floorY}v-470" stroke="${metal}" stroke-width="7"/><ellipse cx="${x}" cy="${floorY}" rx="52" ry="9" fill="${metal}"/>
    <path d="M${x - 58} ${floorY - 400}l28-96h60l28 96z" fill="#f4e6c6"/>`
}

function sittingRoom(palette: ScenePalette): string {
  const { wood, accent } = palette
  return `${shell(palette, 690, 160)}${box(700, 150, 190, 250, '#faf7f0', 2)}${box(724, 174, 142, 202, tint(accent, 60))}
    <circle cx="795" cy="268" r="46" fill="${tint(accent, -20)}"/>${box(930, 190, 150, 200, '#faf7f0', 2)}<path d="M948 372q40-120 60-60t54-40v100z" fill="${tint(wood, 40)}"/>
    <ellipse cx="800" cy="905" rx="520" ry="62" fill="${tint(accent, 92)}" opacity=".75"/>${shadow(850, 850, 420, 26)}
    ${box(520, 560, 640, 190, accent, 40)}${box(490, 640, 110, 190, tint(accent, -16), 34)}${box(1080, 640, 110, 190, tint(accent, -16), 34)}
    ${box(580, 690, 520, 130, tint(accent, 14), 26)}<path d="M840 696v118" stroke="${tint(accent, -26)}" stroke-width="4"/>
    ${box(640, 590, 130, 110, tint(accent, 80), 18, 'transform="rotate(-7 700 640)"')}${box(600, 828, 18, 44, wood)}${box(1062, 828, 18, 44, wood)}
    ${lamp(1290, 850, wood)}${plant(360, 760, tint(wood, 50))}`
}

function kitchen(palette: ScenePalette): string {
  const { wood, accent } = palette
  const doors = [0, 1, 2, 3, 4].map(
    (n) =>
      `${box(640 + n * 166, 500, 156, 210, tint(accent, 8), 4)}${box(706 + n * 166, 520, 24, 6, '#e9dcc0', 3)}`,
  )
  const pendants = [520, 760, 1000].map(
    (x) =>
      `<path d="M${x} 0v250" stroke="#3a352f" stroke-width="4"/><circle cx="${x}" cy="300" r="150" fill="url(#glow)"/><path d="M${x - 46} 296q46-96 92 0z" fill="#3a352f"/>`,
  )
  const stools = [460, 720, 980].map(
    (x) =>
      `${shadow(x + 36, 960, 60)}${box(x - 14, 770, 100, 20, wood, 8)}<path d="M${x} 790l-14 165M${x + 72} 790l14 165" stroke="${tint(wood, -24)}" stroke-width="10"/>`,
  )
  return `${shell(palette, 710, 170)}${box(640, 300, 830, 12, wood)}${box(720, 236, 40, 64, tint(accent, 50), 6)}${box(780, 250, 30, 50, '#efe7d6', 6)}${box(1180, 226, 60, 74, tint(wood, 46), 8)}
    ${box(630, 470, 850, 30, '#f3efe6')}${doors.join('')}${pendants.join('')}${shadow(760, 945, 500, 24)}
    ${box(330, 640, 860, 34, tint(wood, 24), 4)}${box(370, 674, 780, 250, tint(accent, -14))}${box(690, 596, 120, 46, '#efe7d6', 22)}${stools.join('')}`
}

function bedroom(palette: ScenePalette): string {
  const { wood, accent, wall } = palette
  const panels = [0, 1, 2, 3].map((n) =>
    box(520 + n * 240, 110, 200, 470, 'none', 0, `stroke="${tint(wall, -30)}" stroke-width="5"`),
  )
  return `${shell(palette, 720, 120)}${panels.join('')}${shadow(900, 930, 520, 30)}${box(560, 420, 680, 330, wood, 14)}${box(590, 450, 620, 200, tint(wood, 26), 10)}
    ${box(550, 660, 700, 240, '#f6f2ea', 22)}${box(550, 760, 700, 150, accent, 18)}${box(550, 750, 700, 46, tint(accent, 60), 12)}
    ${box(630, 590, 230, 110, '#fffdf8', 30)}${box(940, 590, 230, 110, '#fffdf8', 30)}${box(810, 630, 190, 84, tint(accent, 34), 24)}
    ${box(1300, 720, 130, 170, tint(wood, 10), 4)}<circle cx="1365" cy="600" r="170" fill="url(#glow)"/>${box(1357, 640, 16, 80, wood)}<path d="M1312 650l24-80h58l24 80z" fill="#f4e6c6"/>`
}

function courtyard(palette: ScenePalette): string {
  const { wall, wood, floor } = palette
  const ripples = [0, 1, 2, 3].map(
    (n) =>
      `<path d="M${430 + n * 60} ${800 + n * 36}h${620 - n * 60}" stroke="#fff" stroke-width="4" opacity=".35"/>`,
  )
  return `${box(0, 0, WIDTH, 420, 'url(#sky)')}${box(0, 180, WIDTH, 520, 'url(#wall)')}<path d="M0 180h520L360 700H0z" fill="${tint(wall, -34)}" opacity=".55"/>
    ${box(0, 690, WIDTH, 310, tint(floor, 40))}<path d="M330 760h840l180 240H150z" fill="#7fb3b3"/><path d="M330 760h840l20 26H312z" fill="#fff" opacity=".6"/>${ripples.join('')}
    ${box(660, 360, 240, 330, tint(wood, -20))}${box(680, 380, 96, 310, wood)}${box(784, 380, 96, 310, wood)}<circle cx="768" cy="540" r="6" fill="#e0c58a"/>
    ${box(1080, 300, 110, 190, tint(wood, -34))}${box(1250, 300, 110, 190, tint(wood, -34))}${plant(1340, 640, tint(floor, -30))}${plant(180, 650, tint(floor, -40))}`
}

/** The same colour, lighter (above 0) or darker by so many of 255 steps. */
function tint(hex: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) + by)
  return `#${parts.map((part) => Math.max(0, Math.min(255, part)).toString(16).padStart(2, '0')).join('')}`
}
