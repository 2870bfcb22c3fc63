// The Zod shapes that contracts share. Pages that carry no Zod use the plain functions of `fields.ts`.
import { z } from 'zod'
import { emailFault, passwordFault, phoneFault, usernameFault } from './fields.ts'

/** The registry of names: what the shapes are called where the API is described (`/openapi.json`). */
export const shapeNames = z.registry<{ id: string }>()
/** Names shapes that more than one call uses, each as it is called here: `named({ Order, OrderItem })`. */
export function named(shapes: Readonly<Record<string, z.ZodType>>): void {
  for (const [id, shape] of Object.entries(shapes)) shapeNames.add(shape, { id })
}

export const Id = z.int().positive()
export const IdParam = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

/** Counts the saves of a row in an `int` of the database; a save names the one that it changes. */
export const RowVersion = z
  .int()
  .positive()
  .max(2 ** 31 - 1)

/** In the address of a file that browsers keep: another file is another address, so that nothing shows the former one. */
export const FileVersion = z.object({ version: z.string().max(20).optional() })

/** Whole US cents, any sign. */
export const CentsShape = z.int()

/** A Date from the database, an ISO 8601 string in UTC on the wire. */
export const Instant = z.codec(z.date(), z.iso.datetime(), {
  decode: date => date.toISOString(),
  encode: text => new Date(text),
})

/** A day of the reader's calendar, within years that every database and calendar knows. */
export const Day = z.iso.date().refine(day => day >= '1900-01-01' && day < '2200-01-01')

/** A reference to a person: whose something is, or who did it. */
export const PersonName = z.object({ id: Id, username: z.string() })

/** `page` counts from 1; `limit` is one of the specification's page sizes (§9), 12 where nothing is said. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(12),
})

/** The answer of a list: `totalDocs` is exact up to 10,000, and `hasMore` says that there are more than were counted. */
export const pageOf = <T extends z.ZodType>(doc: T) =>
  z.object({ data: z.object({ docs: z.array(doc), totalDocs: z.int(), hasMore: z.boolean().optional(), page: z.int(), limit: z.int() }) })

export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data })

/** A field whose rule is a plain function of `fields.ts`: the same sentence in the form, the contract and the server. */
export const fieldOf = (fault: (value: string) => string | undefined) =>
  z.string().superRefine((value, context) => {
    const code = fault(value)
    if (code) context.addIssue({ code: 'custom', message: code })
  })

export const Username = fieldOf(usernameFault)
export const Email = fieldOf(emailFault)
export const Password = fieldOf(passwordFault)
export const Phone = fieldOf(phoneFault)

/** A refusal that is kept, with what its words name. */
export const KeptFault = z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })

named({ Instant, Day, PersonName, KeptFault })
