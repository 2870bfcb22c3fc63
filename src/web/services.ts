/** "Our services" of the header (spec §2). */
export const services = [
  { path: '/our-services#products', text: 'serviceProducts', hint: 'serviceProductsHint', icon: 'shirt' },
  { path: '/our-services#design', text: 'serviceDesign', hint: 'serviceDesignHint', icon: 'design' },
  { path: '/our-services#empty-package', text: 'serviceEmptyPackage', hint: 'serviceEmptyPackageHint', icon: 'package' },
  { path: '/our-services#buying-label', text: 'serviceLabel', hint: 'serviceLabelHint', icon: 'label' },
] as const
