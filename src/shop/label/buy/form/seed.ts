// Forms for tests and the demo shop.
import type { z } from 'zod'
import type { LabelForm, LabelPackage } from './contract.ts'

type Package = z.input<typeof LabelPackage>
type Form = z.input<typeof LabelForm>

/** A shirt of six ounces in a mailer. */
export const aPackage = (change: Partial<Package> = {}): Package => ({
  sku: 'TEE-BLACK-M',
  name: 'Black tee, M',
  quantity: 1,
  unitPrice: 19_99,
  weight: 6,
  size: { length: 10, width: 8, height: 1 },
  ...change,
})

/** A form of one package within the country. */
export const aForm = (change: Partial<Form> = {}): Form => ({
  shipFrom: {
    name: 'Harbour Warehouse',
    street1: '500 Terry Francois Blvd',
    city: 'San Francisco',
    state: 'CA',
    postalCode: '94158',
    country: 'US',
  },
  shipTo: {
    name: 'Minh Lee',
    street1: '1034 Elm Ave',
    street2: 'Apt 32',
    city: 'Salt Lake City',
    state: 'Utah',
    postalCode: '84101',
    country: 'US',
  },
  storeInformation: 'Sunny Tees',
  warehouseInformation: 'Harbour, dock 4',
  packages: [aPackage()],
  ...change,
})
