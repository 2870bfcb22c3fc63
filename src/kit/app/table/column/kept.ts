/** What this browser keeps of a list, as numbers or choices by column. */
export function kept<V>(name: string, isValue: (value: unknown) => value is V): Record<string, V> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, V] => isValue(entry[1])))
  } catch {
    return {} // Storage is off, or holds something strange: the list's own ways count.
  }
}

export function keep(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is off or full: the choice holds until the page is left.
  }
}
