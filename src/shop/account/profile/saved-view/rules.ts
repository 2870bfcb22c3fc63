/** How much is kept of a person's views; names and addresses in characters. */
export const viewLimits = { name: 40, address: 1_000, ofList: 20, ofPerson: 200 } as const
