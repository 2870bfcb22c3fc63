// A body's shape as it is parsed: a key that no contract names is refused by its name, at every depth, and never dropped.
import { core, z } from 'zod'

type Shape = core.$ZodTypes
const exactOf = new WeakMap<core.$ZodType, core.$ZodType>()

/** What a call takes that takes no body. */
export const nothing = z.strictObject({})

/** The same shape, whose objects take no other keys than their own; one that says itself what it does with others stays as it is. */
export function exact<S extends core.$ZodType>(shape: S): S {
  const known = exactOf.get(shape)
  if (known) return known as S // made of this very shape
  const { def } = (shape as core.$ZodType as Shape)._zod // every core type is one of the union
  const parts = partsOf(def)
  const made = parts ? core.clone(shape, core.util.mergeDefs(def, parts)) : shape
  exactOf.set(shape, made)
  return made
}

/** The parts of a shape that hold further shapes, made exact; nothing where it has none. */
function partsOf(def: Shape['_zod']['def']): object | undefined {
  switch (def.type) {
    case 'object': {
      const shape = Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, exact(field)]))
      return { shape, catchall: def.catchall ?? z.never() }
    }
    case 'array':
      return { element: exact(def.element) }
    case 'record':
      return { valueType: exact(def.valueType) }
    case 'union':
      return { options: def.options.map(exact) }
    case 'pipe':
      return { in: exact(def.in), out: exact(def.out) }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return { innerType: exact(def.innerType) }
    default:
      return undefined
  }
}
