import type { Personal } from '#shop/account/account.ts'
import { eachTemplate } from './store.ts'

export const designPersonal: Personal = { parts: { templates: eachTemplate } }
