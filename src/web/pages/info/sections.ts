/** The sections of the pages to read: heading and text of each, by their keys. */
export const sections = {
  terms: [
    ['terms1', 'terms1Text'],
    ['terms2', 'terms2Text'],
    ['terms3', 'terms3Text'],
    ['terms4', 'terms4Text'],
    ['terms5', 'terms5Text'],
    ['terms6', 'terms6Text'],
    ['terms7', 'terms7Text'],
    ['terms8', 'terms8Text'],
  ],
  privacy: [
    ['privacy1', 'privacy1Text'],
    ['privacy2', 'privacy2Text'],
    ['privacy3', 'privacy3Text'],
    ['privacy4', 'privacy4Text'],
    ['privacy5', 'privacy5Text'],
    ['privacy6', 'privacy6Text'],
    ['privacy7', 'privacy7Text'],
  ],
  faq: [
    ['faq1', 'faq1Text'],
    ['faq2', 'faq2Text'],
    ['faq3', 'faq3Text'],
    ['faq4', 'faq4Text'],
    ['faq5', 'faq5Text'],
    ['faq6', 'faq6Text'],
    ['faq7', 'faq7Text'],
    ['faq8', 'faq8Text'],
    ['faq9', 'faq9Text'],
    ['faq10', 'faq10Text'],
  ],
} as const
