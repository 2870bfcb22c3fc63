/** What the report of postage is grouped by. */
export const postageGroups = ['DAY', 'ACCOUNT', 'CARRIER', 'SERVICE'] as const
export type PostageGroup = (typeof postageGroups)[number]

/** The labels of a figure. DIFFERENT: they cost other than they were quoted for. */
export const postageParts = ['ALL', 'DIFFERENT', 'REFUNDED', 'PENDING'] as const
export type PostagePart = (typeof postageParts)[number]

/** The key of labels that say no service. */
export const noServiceKey = 'NONE'
/** The key of what no account of ours has bought. */
export const elsewhereKey = 'ELSEWHERE'
