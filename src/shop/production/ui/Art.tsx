import { api } from '#kit/call/api.ts'
import type { Garment } from '#shop/catalogue/picture/contract.ts'
import { GarmentPicture } from '#shop/catalogue/ui/GarmentPicture.tsx'
import { productionCalls } from '../contract.ts'
import styles from './production.module.css'

type Props = { garment: Garment | null; print: { side: string; fileId: number } | undefined; name: string }

/** What is made, with what is printed on its front or back; of other sides, and of what left the catalogue, the art alone. */
export function Art({ garment, print, name }: Props) {
  const src = print && api.url(productionCalls.artThumbnail, { params: { id: print.fileId } })
  const view = print?.side === 'BACK' ? 'back' : 'front'
  const isWorn = garment !== null && (print === undefined || print.side === 'FRONT' || print.side === 'BACK')
  return (
    <span className={styles.art}>
      {isWorn ? <GarmentPicture garment={garment} art={src} alt={name} view={view} /> : src && <img src={src} alt={name} loading="lazy" />}
    </span>
  )
}
