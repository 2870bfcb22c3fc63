import { Fault } from '#base/fault.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { type SkuMappingBody, skuCalls } from './contract.ts'
import { mappingsFile, readMappings } from './file.ts'
import { mappingPage, putChecked, setMapping } from './sku.ts'
import { removeMapping } from './store.ts'

export const skuRoutes = routes(skuCalls, {
  skuMappings: async ({ who, query }, db) => ({ data: await mappingPage(db, who.id, query) }),
  setSkuMapping: async ({ who, body }, tx) => ({ data: await setMapping(tx, who.id, body) }),
  deleteSkuMapping: async ({ who, params }, tx) => {
    if (!(await removeMapping(tx, who.id, params.id))) throw new Fault('SKU_MAPPING_NOT_FOUND')
    return { data: null }
  },
  importSkuMappings: prepared<typeof skuCalls.importSkuMappings, SkuMappingBody[]>({
    prepare: ({ who, files }, db, engine) => readMappings(files, who.id, db, engine),
    write: async ({ who }, tx, mappings) => {
      await putChecked(tx, who.id, mappings)
      return { data: { rows: mappings.length } }
    },
  }),
  exportSkuMappings: async ({ who }, db) => mappingsFile(db, who.id),
})
