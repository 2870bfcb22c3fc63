import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

/** A token in light and in dark; one value stands for both. */
function colours(name: string): [light: string, dark: string] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(theme)?.[1] ?? ''
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  return [light, dark]
}
/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['primary', 'primary-hover', 'danger', 'danger-hover'])(
  'words on --%s are read in both schemes, also under the pointer',
  name => {
    const [[light, dark], [onLight, onDark]] = [colours(name), colours('on-primary')]
    expect(contrast(light, onLight)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark, onDark)).toBeGreaterThanOrEqual(4.5)
  },
)
