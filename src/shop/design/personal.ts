import type { Personal } from '#shop/account/account.ts'
import { eachTemplate } from './template/store.ts'

export const designPersonal: Personal = { parts: { templates: eachTemplate } }
