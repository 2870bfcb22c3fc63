// The colours that are a press away, and which of them is seen on a cloth.
export const inks = ['#000000', '#ffffff', '#111827', '#d92d20', '#f2c200', '#1a7f37', '#0b5cff', '#6533b8', '#d9137d', '#8a5200'] as const

/** What a new text or shape is printed in: light on dark cloth, dark on light. */
export function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#111827' : '#ffffff'
}
