import type { TextTable } from '#kit/texts.ts'

/** The printed texts of one language by file; pages whose texts stand in them never load this table. */
export const files = import.meta.glob<TextTable>('./locales/en/*.json', { import: 'default' })
