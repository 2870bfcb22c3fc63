import type { Personal } from '#shop/account/account.ts'
import { eachFile } from './store.ts'

export const filePersonal: Personal = { parts: { files: eachFile } }
