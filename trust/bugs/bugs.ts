// Bugs that are planted into a build of their own, to prove that the suites see them. The product's sources hold none of them.
import type { Bug } from './bug.ts'
import { moneyBugs } from './money.ts'
import { reliabilityBugs } from './reliability.ts'
import { securityBugs } from './security.ts'

export const bugs: readonly Bug[] = [...moneyBugs, ...reliabilityBugs, ...securityBugs]
