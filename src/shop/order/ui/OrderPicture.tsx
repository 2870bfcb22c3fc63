import { api } from '#kit/call/api.ts'
import { cx } from '#kit/cx.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { Picture } from '#kit/show/Picture.tsx'
import { viewOf } from '#shop/catalogue/picture/place.rules.ts'
import { GarmentPicture } from '#shop/catalogue/ui/GarmentPicture.tsx'
import type { MockupSize } from '#shop/design/art/mockup.rules.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { orderResolutionCalls } from '../item/resolution/contract.ts'
import { sideOf } from '../item/rules.ts'
import type { OrderItem } from '../list/view/items.contract.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import styles from './OrderPicture.module.css'

type ItemFile = Pick<OrderItem['files'][number], 'id' | 'side' | 'fileId' | 'version'> & { hasMockup?: boolean }
type Item = Pick<OrderItem, 'garment'> & { files: readonly ItemFile[] }
type Props = {
  item: Item | undefined
  side?: string
  isForStaff?: boolean
  size?: 'small' | 'large' | 'bench'
  /** The address of what is printed on the front, where no order has it yet. */
  drawn?: string | undefined
}

/** An item as it will be: the garment with the art of its first side, or of the side that is named, as it is printed there; of an order without items, which is one of a label, that. */
export function OrderPicture({ item, side, isForStaff = false, size = 'small', drawn }: Props) {
  if (!item)
    return (
      <span className={cx(styles.picture, styles.label)} data-size={size}>
        <Icon name="label" />
      </span>
    )
  const file = item.files.find(each => (side ? each.side === side : each.version !== ''))
  const isThere = file !== undefined && file.version !== ''
  // A single picture stands for itself where it is small; texts and shapes are drawn.
  const isPrinted = isThere && (size !== 'small' || file.version !== String(file.fileId))
  const isMockup = isThere && file.hasMockup && size !== 'bench'
  const src = !isThere ? drawn : isPrinted ? printedUrl(file, isForStaff) : thumbnailUrl(file, isForStaff)
  const drawing =
    item.garment && (isPrinted || isShown(file?.side)) ? (
      <GarmentPicture
        garment={item.garment}
        art={src}
        side={isPrinted ? sideOf(file.side) : undefined}
        view={viewOf(sideOf(file?.side ?? 'FRONT'))}
      />
    ) : (
      <Picture src={src} alt="" />
    )
  return (
    <span className={styles.picture} data-size={size}>
      {isMockup ? (
        <Picture src={mockupUrl(file, isForStaff, size === 'large' ? 1_200 : 600)} alt="" fit="cover" instead={drawing} />
      ) : (
        drawing
      )}
    </span>
  )
}

type ShownFile = Item['files'][number]
const thumbnailUrl = ({ id, fileId }: ShownFile, isForStaff: boolean): string =>
  isForStaff
    ? api.url(orderOfficeCalls.officeOrderFile, { params: { id } })
    : api.url(fileCalls.fileThumbnail, { params: { id: fileId ?? 0 } })
/** Another file is another address. */
const printedUrl = ({ id, version }: ShownFile, isForStaff: boolean): string =>
  api.url(isForStaff ? orderOfficeCalls.officeOrderPicture : orderResolutionCalls.orderFilePicture, {
    params: { id },
    query: { version },
  })

const mockupUrl = ({ id, version }: ShownFile, isForStaff: boolean, size: MockupSize): string =>
  api.url(isForStaff ? orderOfficeCalls.officeOrderMockup : orderResolutionCalls.orderFileMockup, {
    params: { id },
    query: { version, size },
  })

/** Sleeves and hoods show their art alone where the picture is small. */
const isShown = (side: string | undefined) => side === undefined || side === 'FRONT' || side === 'BACK'
