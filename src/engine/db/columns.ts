// A column is seller_id in the database and sellerId here. Names are turned once per statement, in Kysely's compiler and in the
// description of an answer's fields; no row is touched, and what stands inside of a JSON value stays as it is.
import { PostgresDialect, PostgresQueryCompiler } from 'kysely'
import type pg from 'pg'

/** `addressLine2` → `address_line2`. */
export const columnOf = remembered(name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))
/** `address_line2` → `addressLine2`. */
export const fieldOf = remembered(name => name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase()))

export class ColumnDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new ColumnCompiler()
  }
}
class ColumnCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(columnOf(name))
  }
}

/** All that this pool answers has the fields' names. */
export function answerFields(pool: pg.Pool): pg.Pool {
  return pool.on('connect', client => {
    // Before the client itself hears of it, which builds its rows from these names.
    client.connection.prependListener('rowDescription', ({ fields }: { fields: { name: string }[] }) => {
      for (const field of fields) field.name = fieldOf(field.name)
    })
  })
}

/** Statements are written in stores: their names are few, and the same come again. */
function remembered(turn: (name: string) => string) {
  const turned = new Map<string, string>()
  return (name: string): string => {
    const known = turned.get(name)
    if (known !== undefined) return known
    const now = turn(name)
    turned.set(name, now)
    return now
  }
}
