import { Fault } from '#base/fault.ts'
import { plainCents } from '#base/money.ts'
import { takePicture } from '#engine/image/public-picture.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { priceListCalls } from '../price/contract.ts'
import { createPriceList, officePriceList, pricePreview, savePriceList } from '../price/list.ts'
import { listPriceLists } from '../price/store.ts'
import { catalogueOfficeCalls } from './contract.ts'
import { gridColumns } from './grid.rules.ts'
import { listMenu } from './menu.store.ts'
import { changeEntry, createEntry } from './menu.ts'
import { mockupOfficeCalls } from './mockup.contract.ts'
import { addMockupBase, saveMockupBases, takeMockupPhoto } from './mockup.ts'
import { addPhotos, createProduct, officeProduct, saveAreas, saveProduct, saveVariants, setPhotos } from './product.ts'
import { listOfficeProducts } from './store.ts'

const catalogueRoutes = routes(catalogueOfficeCalls, {
  officeCategories: async (_, db) => ({ data: await listMenu(db, 'category') }),
  createCategory: async ({ body }, tx) => ({ data: await createEntry(tx, 'category', body) }),
  changeCategory: async ({ params, body }, tx) => ({ data: await changeEntry(tx, 'category', params.id, body) }),
  officeTags: async (_, db) => ({ data: await listMenu(db, 'tag_category') }),
  createTag: async ({ body }, tx) => ({ data: await createEntry(tx, 'tag_category', body) }),
  changeTag: async ({ params, body }, tx) => ({ data: await changeEntry(tx, 'tag_category', params.id, body) }),
  officeProducts: async ({ query }, db) => ({ data: await listOfficeProducts(db, query) }),
  createProduct: async ({ body, who }, tx) => ({ data: await createProduct(tx, body, who.username) }),
  officeProduct: async ({ params }, db) => ({ data: await officeProduct(db, params.id) }),
  saveProduct: async ({ params, body, who }, tx) => ({
    data: await saveProduct(tx, { ...params, version: body.version, editor: who.username }, body),
  }),
  saveVariants: async ({ params, body, who }, tx) => ({
    data: await saveVariants(tx, { ...params, version: body.version, editor: who.username }, body.variants),
  }),
  variantFile: async ({ params }, db) => {
    const { productID, variants } = await officeProduct(db, params.id)
    const rows = variants.map(row => [
      row.variantID,
      row.size,
      row.color,
      row.colorHex,
      plainCents(row.price),
      plainCents(row.priceSeller),
      plainCents(row.priceTiktok),
      row.weightOz,
      row.stock ?? '∞',
      row.isEnabled ? 'yes' : 'no',
    ])
    return { stream: writeCsv([gridColumns.map(column => column.name), ...rows]), name: `${productID}-variants.csv`, type: 'text/csv' }
  },
  saveAreas: async ({ params, body, who }, tx) => ({
    data: await saveAreas(tx, { ...params, version: body.version, editor: who.username }, body.areas),
  }),
  addProductPicture: prepared({
    async prepare({ files }, _db, engine) {
      const pictures = []
      for await (const { stream } of files) pictures.push(await takePicture(engine, stream))
      if (pictures.length === 0) throw new Fault('FILE_MISSING', { path: 'files' })
      return pictures
    },
    write: async ({ params, body }, tx, pictures) => ({ data: await addPhotos(tx, params.id, body.color, pictures) }),
  }),
  setProductPictures: async ({ params, body, who }, tx) => ({
    data: await setPhotos(tx, { ...params, version: body.version, editor: who.username }, body.keys),
  }),
})

const priceListRoutes = routes(priceListCalls, {
  officePriceLists: async (_, db) => ({ data: await listPriceLists(db) }),
  officePriceList: async ({ params }, db) => ({ data: await officePriceList(db, params.id) }),
  createPriceList: async ({ body, who }, tx) => ({ data: await createPriceList(tx, body, who.username) }),
  savePriceList: async ({ params, body, who }, tx) => ({ data: await savePriceList(tx, params.id, body, who.username) }),
  pricePreview: async ({ query }, db) => ({
    data: await pricePreview(db, query.tier, query.at === undefined ? undefined : new Date(query.at)),
  }),
})

const mockupRoutes = routes(mockupOfficeCalls, {
  addMockupBase: prepared({
    async prepare({ files }, _db, engine) {
      for await (const { stream } of files) return await takeMockupPhoto(engine, stream)
      throw new Fault('FILE_MISSING', { path: 'files' })
    },
    write: async ({ params, body, who }, tx, taken) => ({
      data: await addMockupBase(tx, { ...params, editor: who.username }, body.view, taken),
    }),
  }),
  saveMockupBases: async ({ params, body, who }, tx) => ({
    data: await saveMockupBases(tx, { ...params, version: body.version, editor: who.username }, body),
  }),
})

export const catalogueOfficeRoutes = [...catalogueRoutes, ...priceListRoutes, ...mockupRoutes]
