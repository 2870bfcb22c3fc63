// QR codes (ISO/IEC 18004) of texts, level M with a quiet zone of four modules: as an SVG for pages and as a PNG to print.
const shape = { errorCorrectionLevel: 'M', margin: 4 } as const

/** A data URL of an SVG. */
export async function qrDataUrl(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode')
  const svg = await qrcode.toString(text, { ...shape, type: 'svg' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** A PNG of so many pixels a side. */
export async function qrPng(text: string, pixels: number): Promise<Buffer> {
  const { default: qrcode } = await import('qrcode')
  return qrcode.toBuffer(text, { ...shape, type: 'png', width: pixels })
}
