import { api } from '#kit/call/api.ts'
import { Picture } from '#kit/show/Picture.tsx'
import { fileCalls } from '#shop/file/contract.ts'
import type { OrderItem } from '../list/contract.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import styles from './OrderPicture.module.css'

type Props = { item: Pick<OrderItem, 'files' | 'name'> | undefined; side?: string; isForStaff?: boolean; size?: 'small' | 'large' }

/** What is printed on an item: the thumbnail of its first side, or of the side that is named. */
export function OrderPicture({ item, side, isForStaff, size = 'small' }: Props) {
  const file = item?.files.find(each => (side ? each.side === side : each.fileId !== null))
  const src =
    file?.fileId == null
      ? undefined
      : isForStaff
        ? api.url(orderOfficeCalls.officeOrderFile, { params: { id: file.id } })
        : api.url(fileCalls.fileThumbnail, { params: { id: file.fileId } })
  return (
    <span className={styles.picture} data-size={size}>
      <Picture src={src} alt="" />
    </span>
  )
}
