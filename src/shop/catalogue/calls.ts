// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/client.ts'
import type { catalogueCalls as contract } from './contract.ts'

export const catalogueCalls = wire<typeof contract>({
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
