const bands = ['#f7c548', '#f5a83d', '#f2893a', '#ec6a3c', '#df4c48', '#c43a5c', '#9c2f6b']

/** A sun of the seventies going down in stripes behind palms and waves. */
export function retroSun(): string {
  const [x, y, radius] = [450, 450, 330]
  const stripes = bands.map((color, at) => {
    const top = y - radius + (at * 2 * radius) / bands.length
    const gap = 4 + at * 5
    return `<rect x="${x - radius}" y="${top.toFixed(1)}" width="${2 * radius}" height="${((2 * radius) / bands.length - gap).toFixed(1)}" fill="${color}"/>`
  })
  return [
    `<defs><clipPath id="sun"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath></defs>`,
    `<g clip-path="url(#sun)">${stripes.join('')}</g>`,
    waves(),
    palm(245, 800, 1, -7),
    palm(640, 815, 0.78, 9),
    '<path d="M120 815c110-58 220-62 330-20s220 42 330-6c-60 62-190 92-330 92s-270-14-330-66Z" fill="#22304d"/>',
  ].join('')
}

function waves(): string {
  const line = (y: number, width: number, color: string) => {
    const from = 450 - width / 2
    const humps = Math.max(2, Math.round(width / 54))
    const half = width / humps / 2
    const curve = Array.from({ length: humps }, (_, at) => `q${half / 2} ${at % 2 ? 18 : -18} ${half} 0t${half} 0`).join('')
    return `<path d="M${from} ${y}${curve}" fill="none" stroke="${color}" stroke-width="13" stroke-linecap="round"/>`
  }
  return line(912, 640, '#2b7a9b') + line(954, 480, '#3a9ab0') + line(996, 300, '#67bdb9') + line(1036, 140, '#9bd8c4')
}

function palm(x: number, y: number, scale: number, lean: number): string {
  const leaf = (turn: number, length: number) => {
    const tip = `${length} ${length * 0.32}`
    return `<path transform="rotate(${turn})" d="M0 0C${length * 0.35} ${-length * 0.34} ${length * 0.8} ${-length * 0.22} ${tip}C${length * 0.72} ${length * 0.02} ${length * 0.4} ${length * 0.02} 0 0Z"/>`
  }
  const leaves = [-168, -128, -78, -30, 12, 48].map((turn, at) => leaf(turn, at % 2 ? 150 : 172)).join('')
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${lean})" fill="#22304d"><path d="M-14 30C-6-120-10-240 6-372h20C14-240 14-110 26 30Z"/><g transform="translate(16 -372)">${leaves}<circle cx="-10" cy="14" r="13"/><circle cx="14" cy="18" r="13"/></g></g>`
}
