import { createHmac } from 'node:crypto'

/** `backup.json`, written last: a folder without it is no whole backup. */
export interface Manifest {
  format: 1
  /** The instant of the snapshot, ISO 8601. */
  at: string
  migrations: { name: string; sha256: string }[]
  /** In an order in which rows can be put back: what is referred to comes first. */
  tables: TableOfBackup[]
  files: { count: number; bytes: number }
  /** Tells whether a secret is the one that sealed the ledger, without saying anything about it. */
  secretMark: string
}
export interface TableOfBackup {
  schema: string
  name: string
  rows: number
  /** Of `tables/<schema>.<name>.jsonl.gz`. */
  sha256: string
}

/** The purpose of the key (`db.secret`, `deriveKey`) that `markOf` is given. */
export const markPurpose = 'backup mark'
export const markOf = (key: Buffer): string => createHmac('sha256', key).update('inkport').digest('hex').slice(0, 32)
export const fileOfTable = ({ schema, name }: Pick<TableOfBackup, 'schema' | 'name'>): string => `tables/${schema}.${name}.jsonl.gz`
