/** A text that the page has made, saved as a file. */
export function saveText(text: string, name: string, type = 'text/csv;charset=utf-8'): void {
  saveBytes(new Blob([text], { type }), name)
}

/** What a page has had of the server, saved as a file. */
export function saveBytes(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read a large one only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
