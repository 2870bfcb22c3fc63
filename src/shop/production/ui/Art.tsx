import { api } from '#kit/call/api.ts'
import type { Garment } from '#shop/catalogue/picture/contract.ts'
import { GarmentPicture } from '#shop/catalogue/ui/GarmentPicture.tsx'
import { sideOf } from '#shop/order/item/rules.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { productionCalls } from '../contract.ts'
import styles from './production.module.css'

type Print = { id: number; side: string; fileId: number | null }
type Props = { garment: Garment | null; print: Print | undefined; name: string }

/** What is made, with what is printed on its front or back; of other sides, and of what left the catalogue, the art alone. */
export function Art({ garment, print, name }: Props) {
  const src = print && urlOf(print)
  const isDrawn = print !== undefined && print.fileId === null
  const view = print?.side === 'BACK' ? 'back' : 'front'
  const isWorn = garment !== null && (print === undefined || print.side === 'FRONT' || print.side === 'BACK')
  return (
    <span className={styles.art}>
      {isWorn ? (
        <GarmentPicture garment={garment} art={src} alt={name} view={view} side={isDrawn ? sideOf(print.side) : undefined} />
      ) : (
        src && <img src={src} alt={name} loading="lazy" />
      )}
    </span>
  )
}

/** A single picture stands for itself; texts and shapes are drawn on their area. */
const urlOf = ({ id, fileId }: Print): string =>
  fileId === null
    ? api.url(orderOfficeCalls.officeOrderPicture, { params: { id }, query: {} })
    : api.url(productionCalls.artThumbnail, { params: { id: fileId } })
