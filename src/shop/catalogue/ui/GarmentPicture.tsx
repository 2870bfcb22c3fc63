import { Picture } from '#kit/show/Picture.tsx'
import type { Garment, PictureView, Side } from '../picture/contract.ts'
import { drawnPlace, printPlace, viewOf } from '../picture/place.rules.ts'
import { pictureUrl } from '../picture/rules.ts'
import styles from './GarmentPicture.module.css'

type Props = {
  garment: Garment
  /** The address of what is printed; the blank garment without one. */
  art: string | undefined
  alt?: string
  view?: PictureView
  /** The art is a picture of this side's whole area, as it is printed. */
  side?: Side | undefined
  /** The address of both on a photograph, where there is one: it stands for the drawing, which comes back where it cannot be had. */
  mockup?: string | null | undefined
}

/** A garment in its colour with its art where it is printed. */
export function GarmentPicture({ garment, art, alt = '', mockup, side, view = side ? viewOf(side) : 'front' }: Props) {
  const drawing = (
    <span className={styles.garment}>
      <Picture src={pictureUrl(garment, garment.colorHex, { size: garment.size, view })} alt={alt} />
      {art !== undefined && (
        <img
          key={art}
          className={styles.art}
          style={side ? areaStyle(side, garment) : artStyle(garment)}
          src={art}
          alt=""
          loading="lazy"
          decoding="async"
          // Art that cannot be had leaves the garment blank.
          onError={({ currentTarget }) => {
            currentTarget.style.visibility = 'hidden'
          }}
        />
      )}
    </span>
  )
  return mockup ? <Picture src={mockup} alt={alt} fit="cover" instead={drawing} /> : drawing
}

const percent = (share: number) => `${share * 100}%`

/** Art of any shape hangs in the usual place. */
function artStyle(garment: Garment) {
  const { x, y, width, height } = printPlace(garment)
  return { left: percent(x / 800), top: percent(y / 800), width: percent(width / 800), height: percent(height / 800) }
}
function areaStyle(side: Side, garment: Garment) {
  const { left, top, width } = drawnPlace(side, garment)
  return { left: percent(left), top: percent(top), width: percent(width) }
}
