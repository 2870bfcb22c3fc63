// The modules that scripts/vite/texts.ts makes of every `text.ts` and `faults.ts`.

/** Every table, under `en/order` and so on: for the server. */
declare module 'virtual:texts' {
  export const tables: readonly (readonly [key: string, table: import('#kit/texts.ts').TextTable])[]
}
/** Reads the tables of one language by namespace; pages whose texts stand in them never load this. */
declare module 'virtual:texts/en' {
  export const readers: Readonly<Record<string, () => Promise<import('#kit/texts.ts').TextTable>>>
}
declare module 'virtual:texts/vi' {
  export const readers: Readonly<Record<string, () => Promise<import('#kit/texts.ts').TextTable>>>
}
