import { pagePath, type ServiceKey } from '#shop/content/page/rules.ts'

const service = <const S extends { key: ServiceKey }>(of: S) => ({ ...of, path: pagePath(of.key) })

/**
 * "Our services" of the header (spec §2): each a place of the page of all services, by its `id`, and a document: the outside one of its
 * setting, or our own at `path`.
 */
export const services = [
  service({
    key: 'product',
    id: 'products',
    setting: 'serviceProductUrl',
    text: 'serviceProducts',
    hint: 'serviceProductsHint',
    icon: 'shirt',
  }),
  service({ key: 'design', id: 'design', setting: 'serviceDesignUrl', text: 'serviceDesign', hint: 'serviceDesignHint', icon: 'design' }),
  service({
    key: 'empty-package',
    id: 'empty-package',
    setting: 'serviceEmptyPackageUrl',
    text: 'serviceEmptyPackage',
    hint: 'serviceEmptyPackageHint',
    icon: 'package',
  }),
  service({
    key: 'buying-label',
    id: 'buying-label',
    setting: 'serviceBuyingLabelUrl',
    text: 'serviceLabel',
    hint: 'serviceLabelHint',
    icon: 'label',
  }),
] as const
