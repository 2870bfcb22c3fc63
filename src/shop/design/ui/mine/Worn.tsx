import type { RowOf } from '#kit/app/list/list.ts'
import { Picture } from '#kit/show/Picture.tsx'
import { GarmentPicture } from '#shop/catalogue/ui/GarmentPicture.tsx'
import type { designCalls } from '../../contract.ts'
import { sideIn } from '../../document/color/color.rules.ts'
import { SidePreview } from '../SidePreview.tsx'

/** One of the seller's products, as lists have it. */
export type MyTemplate = RowOf<typeof designCalls.myTemplates>

/** The garment with the art of its first side; a sleeve or a hood shows its area. `isDraft`: as it is drawn and not saved. */
export function Worn({ template, isDraft = false }: { template: MyTemplate; isDraft?: boolean }) {
  const { name, colorHex, productCustom, state } = template
  const [side] = template.sides
  const garment = { shape: productCustom.shape, colorHex, size: '' }
  const image = isDraft || state === 'DRAFT' ? (template.draftImage ?? undefined) : template.image
  // A proof is the whole area, a thumbnail the picture alone.
  const isProof = image?.includes('/proof?') ?? false
  const [mockup] = isDraft ? [] : template.mockups
  const view = side?.side === 'BACK' ? 'back' : 'front'
  const drawing =
    !isDraft && side && side.side !== 'FRONT' && side.side !== 'BACK' ? (
      <SidePreview area={side} layers={sideIn(side, template.color).layers} hex={colorHex} label={name} />
    ) : (
      <GarmentPicture garment={garment} art={image} alt={name} {...(isProof && !isDraft && side ? { side: side.side } : { view })} />
    )
  return mockup ? <Picture src={mockup.url} alt={name} fit="cover" instead={drawing} /> : drawing
}
