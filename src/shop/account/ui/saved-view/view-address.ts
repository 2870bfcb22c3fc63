/** What a view keeps of an address: everything but the page and its size, in one order, so that two addresses of the same view are equal. */
export function viewAddress(search: string): string {
  const words = new URLSearchParams(search)
  words.delete('page')
  words.delete('limit')
  words.sort()
  return words.toString()
}
