/**
 * The path to a text that no database can hold: PostgreSQL's text knows no NUL, and half a surrogate pair is no character. Nothing where
 * all texts are right. It looks at what the contract has let through, which is as deep as the contract says.
 */
export function unstorablePath(value: unknown, path: readonly PropertyKey[] = []): readonly PropertyKey[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined
  if (typeof value !== 'object' || value === null || value instanceof Date) return undefined
  if (path.length > deepest) return path
  for (const [name, inner] of Object.entries(value)) {
    const found = name.includes('\0') || !name.isWellFormed() ? path : unstorablePath(inner, [...path, name])
    if (found) return found
  }
  return undefined
}
const deepest = 20
