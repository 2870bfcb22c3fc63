// What the domains declare, in the order of the layers, for everything that is printed.
import type { Calls } from '#base/call.ts'
import type { FaultCatalogue } from '#base/fault.ts'
import { layersOf } from '../../test/structure/structure.ts'
import { readTree } from '../../test/structure/tree.ts'
import { type Declared, declaredIn, filesNamed, root } from '../declared.ts'

export const layers = layersOf(readTree(root))

/** `orderCalls`, `orderOfficeCalls` … of every domain's contract files. */
export const allCalls = (): Promise<Declared<Calls>[]> => declaredIn<Calls>(domainFiles('contract'), 'Calls')

/** `orderFaults` … and the engine's own. */
export const allFaults = (): Promise<Declared<FaultCatalogue>[]> =>
  declaredIn<FaultCatalogue>([...filesNamed('faults', 'src/engine'), ...domainFiles('faults')], 'Faults')

export const domainOf = ({ path }: Pick<Declared<unknown>, 'path'>): string => path.split('/')[2] ?? ''

const domainFiles = (role: string) => layers.flatMap(layer => filesNamed(role, `src/shop/${layer}`))
