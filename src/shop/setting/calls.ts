// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { settingCalls as contract } from './contract.ts'

export const settingCalls = wire<typeof contract>({
  publicSettings: 'GET /v1/setting',
  officeSettings: 'GET /v1/office/setting',
  changeSetting: 'PUT /v1/office/setting/{key}',
})
