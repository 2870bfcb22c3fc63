// Our fonts, as designs name them: the same files for whoever draws a design, here or elsewhere.
import { z } from 'zod'
import { call, download } from '#base/call.ts'
import { dataOf, FileVersion, named } from '#base/shapes.ts'

export const Font = z.object({
  /** What a text layer names it by. */
  id: z.string(),
  family: z.string(),
  weight: z.int(),
  /** It lacks the letters of Vietnamese. */
  isLatinOnly: z.boolean(),
  licence: z.enum(['OFL-1.1', 'Apache-2.0']),
  /** Its TrueType file: another version has another address. */
  url: z.string(),
  licenceUrl: z.string(),
})
named({ Font })

const forAll = { access: 'anyone', touches: 'nothing', published: true } as const
const FontParam = z.object({ id: z.string().max(60) })

export const fontCalls = {
  fonts: call('GET /v1/font', { ...forAll, summary: 'The fonts that designs are written in', answer: dataOf(z.array(Font)) }),
  font: download('GET /v1/font/{id}', {
    ...forAll,
    summary: 'A font as a TrueType file',
    params: FontParam,
    query: FileVersion,
    answer: z.null(),
  }),
  fontLicence: download('GET /v1/font/{id}/licence', {
    ...forAll,
    summary: 'The licence of a font, which goes with it',
    params: FontParam,
    answer: z.null(),
  }),
}
