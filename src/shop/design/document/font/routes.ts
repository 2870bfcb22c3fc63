import { createReadStream } from 'node:fs'
import { Fault } from '#base/fault.ts'
import { type Face, faces } from '#engine/fonts/fonts.ts'
import { routes } from '#engine/serve/route.ts'
import { fontCalls } from './contract.ts'

export const fontRoutes = routes(fontCalls, {
  fonts: async () => ({ data: [...faces().values()].map(shown) }),
  font: async ({ params, query }) => {
    const { id, path, version } = faceOf(params.id)
    // Under an address without its version it may be another one tomorrow.
    const isImmutable = query.version === version
    return { stream: createReadStream(path), name: `${id}.ttf`, type: 'font/ttf', isInline: true, isImmutable }
  },
  fontLicence: async ({ params }) => {
    const { id, licencePath } = faceOf(params.id)
    const type = 'text/plain; charset=utf-8'
    return { stream: createReadStream(licencePath), name: `${id}-licence.txt`, type, isInline: true }
  },
})

function faceOf(id: string): Face {
  const face = faces().get(id)
  if (!face) throw new Fault('FONT_NOT_FOUND')
  return face
}

const shown = ({ id, family, weight, isLatinOnly, licence, version }: Face) => ({
  ...{ id, family, weight, isLatinOnly, licence },
  url: `/v1/font/${id}?version=${version}`,
  licenceUrl: `/v1/font/${id}/licence`,
})
