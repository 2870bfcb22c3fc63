// What `await using` removes at the end of its block is gone before a promise that is only handed on has read it: it is awaited there.

/** `code` has its comments and strings blanked. Where a block with `await using` returns a call's promise as it is. */
export function unawaited(code: string): number[] {
  return [...code.matchAll(/^( *)await using /gm)].flatMap(({ index, 1: indent = '' }) => {
    const rest = code.slice(index)
    const length = rest.search(new RegExp(`^ {0,${indent.length - 1}}\\S`, 'm'))
    const block = length < 0 ? rest : rest.slice(0, length)
    return [...block.matchAll(/^ *return (?!await\b|new\b)[\w.]+\(.*\)$/gm)].map(found => index + found.index)
  })
}
