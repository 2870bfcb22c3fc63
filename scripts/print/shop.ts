// What the domains declare, in the order of the floors, for everything that is printed.
import type { Calls } from '#base/call.ts'
import type { FaultCatalogue } from '#base/fault.ts'
import { floorsOf } from '../../test/house/house.ts'
import { readTree } from '../../test/house/tree.ts'
import { type Declared, declaredIn, filesNamed, root } from '../declared.ts'

export const floors = floorsOf(readTree(root))

/** `orderCalls`, `orderOfficeCalls` … of every domain's contract files. */
export const allCalls = (): Promise<Declared<Calls>[]> => declaredIn<Calls>(domainFiles('contract'), 'Calls')

/** `orderFaults` … and the engine's own. */
export const allFaults = (): Promise<Declared<FaultCatalogue>[]> =>
  declaredIn<FaultCatalogue>([...filesNamed('faults', 'src/engine'), ...domainFiles('faults')], 'Faults')

export const domainOf = ({ path }: Pick<Declared<unknown>, 'path'>): string => path.split('/')[2] ?? ''

const domainFiles = (role: string) => floors.flatMap(floor => filesNamed(role, `src/shop/${floor}`))
