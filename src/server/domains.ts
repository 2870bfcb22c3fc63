import { accountFaults } from '#shop/account/faults.ts'
import { accountJobs } from '#shop/account/jobs.ts'
import { accountRoutes } from '#shop/account/routes.ts'
import { auditRoutes } from '#shop/audit/routes.ts'
import { notificationFaults } from '#shop/notification/faults.ts'
import { notificationJobs } from '#shop/notification/jobs.ts'
import { notificationRoutes } from '#shop/notification/routes.ts'
import { settingFaults } from '#shop/setting/faults.ts'
import { settingRoutes } from '#shop/setting/routes.ts'
import type { Domain } from './domain.ts'

/** The floors, lowest first: a domain may use only those before it. The server mounts them in this order. */
export const domains: readonly Domain[] = [
  { name: 'setting', routes: settingRoutes, faults: settingFaults },
  { name: 'account', routes: accountRoutes, faults: accountFaults, jobs: accountJobs },
  { name: 'audit', routes: auditRoutes },
  { name: 'notification', routes: notificationRoutes, faults: notificationFaults, jobs: notificationJobs },
]
