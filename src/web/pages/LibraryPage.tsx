// The library, and where its files are used, which stands in the layers above it.
import { Library } from '#shop/file/ui/Library.tsx'
import { FileLoss, FileUses } from '#shop/order/ui/art/FileUses.tsx'

export const handle = { texts: ['file', 'order', 'orderArt'] }

export default function LibraryPage() {
  return <Library uses={({ id }, what) => (what === 'all' ? <FileUses id={id} /> : <FileLoss id={id} />)} />
}
