// Photographs as they are sent: as large as is looked at, so that a phone's of ten megabytes is no longer one.
/** More than the server keeps of the longer side, in pixels. */
const longest = 2_000

/** The photo as a JPEG of at most 2,000 pixels a side; as it is where this browser cannot read it, or would hand out other pixels. */
export async function shrunk(file: File): Promise<File> {
  const { changesPixels } = await import('#shop/file/ui/upload/redraw.ts')
  if (changesPixels()) return file
  const canvas = document.createElement('canvas')
  try {
    // Decoded beside the page, which goes on scanning.
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [bitmap.width, bitmap.height].map(side => Math.max(1, Math.round(side * scale)))
    Object.assign(canvas, { width, height })
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const jpeg = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.85))
    return jpeg ? new File([jpeg], 'piece.jpg', { type: 'image/jpeg' }) : file
  } catch {
    // The server says what is wrong with it.
    return file
  } finally {
    // Phones give back a canvas's memory late otherwise.
    canvas.width = 0
  }
}
