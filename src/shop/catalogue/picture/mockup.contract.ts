// What mockups are made of: a product's white garment, photographed once a view, with the place of each print area on it.
import { z } from 'zod'
import { download } from '#base/call.ts'
import { named } from '#base/shapes.ts'
import { pictureKeyForm } from '#shop/content/post/rules.ts'
import { PictureView, Side } from './contract.ts'
import { placeLimits, whyNotCorners } from './mockup.rules.ts'

const share = z.number().min(0).max(1)
const within = ({ least, most }: { least: number; most: number }, code: string) => z.number().min(least, code).max(most, code)
/** Flat and turned about its middle: shares of the photograph's width and height; its height follows from the inches. */
const FlatPlace = z.object({
  /** What places were before there were others. */
  shape: z.literal('FLAT').default('FLAT'),
  side: Side,
  left: share,
  top: share,
  width: z.number().min(0.02).max(1),
  /** Degrees clockwise. */
  angle: z.number().min(-180).max(180).default(0),
})
const Corner = z.object({ x: z.number(), y: z.number() })
/** Flat and seen at an angle, as a camera sees it: its corners in shares of the photograph, clockwise from its own upper left one. */
const CornersPlace = z.object({
  shape: z.literal('CORNERS'),
  side: Side,
  corners: z.tuple([Corner, Corner, Corner, Corner]).superRefine((corners, { addIssue }) => {
    const code = whyNotCorners(corners)
    if (code) addIssue({ code: 'custom', message: code })
  }),
})
/** Around an upright cylinder, as a mug: its height follows from the inches, its radius and how much of it the area goes around. */
const CylinderPlace = z
  .object({
    shape: z.literal('CYLINDER'),
    side: Side,
    left: share,
    top: share,
    /** Share of the photograph's width. */
    radius: within(placeLimits.radius, 'MOCKUP_RADIUS_RANGE'),
    /** Degrees of the cylinder that the area goes around. */
    arc: within(placeLimits.arc, 'MOCKUP_ARC_RANGE'),
    /** Degrees to the right that the area's middle is turned away from the camera. */
    turn: within(placeLimits.turn, 'MOCKUP_ARC_RANGE').default(0),
    /** How far its upper and its lower edge hang down in their middle, in radiuses. */
    bowTop: within(placeLimits.bow, 'MOCKUP_BOW_RANGE').default(0),
    bowBottom: within(placeLimits.bow, 'MOCKUP_BOW_RANGE').default(0),
    /** Of its axis, degrees clockwise. */
    angle: z.number().min(-180).max(180).default(0),
    /** Its wall is white in every colour: of a mug handle and inside are coloured. */
    hasWhiteWall: z.boolean().default(false),
  })
  .refine(({ left, radius }) => left + 2 * radius <= 1 + 1e-6, { path: ['left'], error: 'MOCKUP_PLACE_OUTSIDE' })

/** A print area on a photograph. */
export const MockupPlace = z.discriminatedUnion('shape', [FlatPlace, CornersPlace, CylinderPlace])
export type MockupPlace = z.output<typeof MockupPlace>
/** The places of a view, each side once. */
export const MockupPlaces = z
  .array(MockupPlace)
  .max(Side.options.length)
  .refine(places => new Set(places.map(({ side }) => side)).size === places.length, 'TEMPLATE_SIDE_TWICE')

/** A photograph of the white garment; `key` is the address of its parts, pixels are those of its largest mockup. */
export const MockupBase = z.object({
  view: PictureView,
  key: z.string(),
  width: z.int(),
  height: z.int(),
  places: z.array(MockupPlace),
})
export type MockupBase = z.output<typeof MockupBase>

named({ Corner, MockupBase, MockupPlace, FlatPlace, CornersPlace, CylinderPlace })

export const mockupPartCalls = {
  mockupPart: download('GET /v1/product-mockup/{key}', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'What a page draws mockups of: the photograph of a white garment, or the light on its cloth (WebP)',
    params: z.object({ key: z.string().regex(pictureKeyForm) }),
    query: z.object({ part: z.enum(['photo', 'light']).default('photo') }),
    answer: z.null(),
  }),
}
