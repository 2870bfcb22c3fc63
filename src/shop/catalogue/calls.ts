// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { catalogueOfficeCalls as catalogueOfficeCallsContract } from './office/contract.ts'
import type { priceListCalls as priceListCallsContract } from './price/contract.ts'
import type { catalogueCalls as catalogueCallsContract } from './storefront/contract.ts'

export const catalogueOfficeCalls = wire<typeof catalogueOfficeCallsContract>({
  officeCategories: 'GET /v1/office/category',
  createCategory: 'POST /v1/office/category',
  changeCategory: 'PUT /v1/office/category/{id}',
  officeTags: 'GET /v1/office/tag-category',
  createTag: 'POST /v1/office/tag-category',
  changeTag: 'PUT /v1/office/tag-category/{id}',
  officeProducts: 'GET /v1/office/product',
  createProduct: 'POST /v1/office/product',
  officeProduct: 'GET /v1/office/product/{id}',
  saveProduct: 'PUT /v1/office/product/{id}',
  saveVariants: 'PUT /v1/office/product/{id}/variant',
  variantFile: 'download GET /v1/office/product/{id}/variant-file',
  saveAreas: 'PUT /v1/office/product/{id}/area',
  addProductPicture: 'upload POST /v1/office/product/{id}/picture',
  setProductPictures: 'PUT /v1/office/product/{id}/picture',
})

export const priceListCalls = wire<typeof priceListCallsContract>({
  officePriceLists: 'GET /v1/office/price-list',
  officePriceList: 'GET /v1/office/price-list/{id}',
  createPriceList: 'POST /v1/office/price-list',
  savePriceList: 'PUT /v1/office/price-list/{id}',
  pricePreview: 'GET /v1/office/price-preview',
})

export const catalogueCalls = wire<typeof catalogueCallsContract>({
  categoryMenu: 'GET /v1/category-custom/menu',
  categories: 'GET /v1/category-custom',
  category: 'GET /v1/category-custom/{id}',
  products: 'GET /v1/product-custom',
  product: 'GET /v1/product-custom/slug/{slug}',
  relatedProducts: 'GET /v1/product-custom/slug/{slug}/relate',
  tagMenu: 'GET /v1/tag-category/menu',
  productPicture: 'download GET /v1/product-picture/{shape}/{color}',
  productPhoto: 'download GET /v1/product-photo/{key}',
  productFilters: 'GET /v1/product-filter',
  myFavorites: 'GET /v1/favorite',
  isFavorite: 'GET /v1/favorite/{id}',
  addFavorite: 'PUT /v1/favorite/{id}',
  removeFavorite: 'DELETE /v1/favorite/{id}',
  myPriceList: 'GET /v1/setting-price-list/me',
})
