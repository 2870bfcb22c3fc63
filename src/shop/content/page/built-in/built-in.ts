import type { PageKey, PageWords } from '../rules.ts'
import { faq } from './faq.ts'
import { home } from './home.ts'
import { privacyPolicy, terms } from './policies.ts'
import { buyingLabel, design, emptyPackage, ourServices, product } from './services.ts'

/** The pages as they are until the office edits them. */
export const builtIn: Readonly<Record<PageKey, PageWords>> = {
  home,
  faq,
  terms,
  'privacy-policy': privacyPolicy,
  'our-services': ourServices,
  product,
  design,
  'empty-package': emptyPackage,
  'buying-label': buyingLabel,
}
