/** "Our services" of the header (spec §2): a section of our own page, and the outside document of the setting. */
export const services = [
  { path: '/our-services#products', setting: 'serviceProductUrl', text: 'serviceProducts', hint: 'serviceProductsHint', icon: 'shirt' },
  { path: '/our-services#design', setting: 'serviceDesignUrl', text: 'serviceDesign', hint: 'serviceDesignHint', icon: 'design' },
  {
    path: '/our-services#empty-package',
    setting: 'serviceEmptyPackageUrl',
    text: 'serviceEmptyPackage',
    hint: 'serviceEmptyPackageHint',
    icon: 'package',
  },
  { path: '/our-services#buying-label', setting: 'serviceBuyingLabelUrl', text: 'serviceLabel', hint: 'serviceLabelHint', icon: 'label' },
] as const
