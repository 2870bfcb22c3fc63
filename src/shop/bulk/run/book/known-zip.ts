let codes: Promise<ReadonlySet<string>> | undefined

/**
 * Whether the public table of ZIP codes has a code; tables disagree about some, so this only ever warns. The table is read
 * when the first file is checked: it takes megabytes that a deployment without imports need not spend.
 */
export async function zipTable(): Promise<(zip: string) => boolean> {
  codes ??= import('zipcodes').then(({ default: zipcodes }) => new Set(Object.keys(zipcodes.codes)))
  const known = await codes
  return zip => known.has(zip)
}
