// Everything that is printed from the code: path from the root → text.
import { existsSync, readFileSync } from 'node:fs'
import { root } from '../declared.ts'
import { printCallsPage } from './calls.ts'
import { printFaultsPage } from './faults.ts'
import { printOrderStatus } from './order-status.ts'
import { printSchema } from './schema.ts'
import { printSettings } from './settings.ts'

export async function printAll(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  files.set('docs/calls.md', await printCallsPage())
  files.set('docs/faults.md', await printFaultsPage())
  files.set('docs/order-status.md', printOrderStatus())
  files.set('docs/schema.sql', await printSchema())
  files.set('docs/settings.md', printSettings())
  return files
}

/** The paths whose committed text is not what is printed now. */
export function differences(files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([path, text]) => !existsSync(`${root}/${path}`) || readFileSync(`${root}/${path}`, 'utf8') !== text)
    .map(([path]) => path)
}
