/** The package has no types of its own; this is the part that is used. */
declare module 'zipcodes' {
  const zipcodes: { readonly codes: Readonly<Record<string, object>> }
  export = zipcodes
}
