import type { Personal } from '#shop/account/account.ts'
import { eachImport, endImports } from './personal.store.ts'

export const bulkPersonal: Personal = { parts: { imports: eachImport }, settle: endImports }
