import type { Personal } from '#shop/account/account.ts'
import { eachAddress } from './store.ts'

export const addressPersonal: Personal = { parts: { addresses: eachAddress } }
