interface KeysetOptions {
  /** Rows read at once. */
  size?: number
  /** Where to begin: the key before the first. */
  after?: number
}

/**
 * Every row of a list that may be too long for memory, page by page, read as fast as it is taken. `read` gives at most `limit` rows
 * whose key comes after `after`, in the key's order.
 */
export async function* readByKey<Row>(
  read: (after: number, limit: number) => Promise<readonly Row[]>,
  keyOf: (row: Row) => number,
  { size = 1_000, after = 0 }: KeysetOptions = {},
): AsyncGenerator<Row, void, undefined> {
  for (;;) {
    const rows = await read(after, size)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < size) return
    after = keyOf(last)
  }
}
