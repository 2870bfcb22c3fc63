import { drawnPlace, viewOf } from '#shop/catalogue/picture/place.rules.ts'
import { photoUrl, pictureUrl } from '#shop/catalogue/picture/rules.ts'
import type { Product } from '#shop/catalogue/storefront/contract.ts'
import type { EditedSide } from '../../../document/edit/edited.rules.ts'
import type { View } from '../../../document/edit/view.rules.ts'
import styles from './Stage.module.css'

type Props = { product: Product; side: EditedSide; color: { name: string; hex: string }; view: View }

/** The blank product in its colour, where its print area lies over the area of the view: its photograph, or our drawing of it. */
export function Garment({ product, side, color, view }: Props) {
  const { place } = product.printAreas.find(each => each.side === side.side) ?? {}
  const photo = place && viewOf(side.side) === 'front' ? product.photos.find(each => each.color === color.name) : undefined
  const size = product.sizes[0] ?? ''
  const shape = shapeOf(product)
  const at = photo && place ? place : drawnPlace(side.side, { shape, size })
  const src = photo ? photoUrl(photo.key, 'large') : pictureUrl(product, color.hex, { size, view: viewOf(side.side) })
  const width = (side.widthInches * view.scale) / at.width
  const height = photo ? (width * photo.height) / photo.width : width
  return (
    <img
      className={styles.garment}
      src={src}
      alt=""
      draggable={false}
      style={{ width, height, left: view.x - at.left * width, top: view.y - at.top * height }}
    />
  )
}

type Shape = Parameters<typeof drawnPlace>[1]['shape']
/** The server names only shapes that we draw. */
const shapeOf = ({ shape }: Product): Shape => shape as Shape
