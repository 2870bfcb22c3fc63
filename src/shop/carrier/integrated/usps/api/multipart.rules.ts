// An answer in parts (RFC 2046), as USPS sends its forms: read from its beginning to its end, once.

export interface Part {
  /** Without parameters, in small letters. */
  type: string
  /** What a part of JSON says. */
  json: unknown
  /** What stands in it. */
  text: string
}

/** The parts between the lines that begin as the first one does; none of a text that has no such line. */
export function partsOf(text: string): Part[] {
  const first = text.slice(0, 200).split('\n', 1)[0]?.trim() ?? ''
  if (!first.startsWith('--') || first.length < 3) return []
  return text.split(first).flatMap(part => {
    const lines = part.replaceAll('\r\n', '\n')
    const end = lines.indexOf('\n\n')
    // What stands before the first line, and behind the last, is no part.
    if (end < 0) return []
    const type = typeIn(lines.slice(0, end))
    const inside = lines.slice(end).trim()
    return [{ type, json: type === 'application/json' ? jsonOf(inside) : undefined, text: inside }]
  })
}

function typeIn(headers: string): string {
  const line = headers.split('\n').find(header => header.toLowerCase().startsWith('content-type:')) ?? ''
  return line.slice('content-type:'.length).split(';')[0]?.trim().toLowerCase() ?? ''
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
