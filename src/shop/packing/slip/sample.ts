// The order of the preview: nobody's, with what tries a slip (Vietnamese letters, a long name).
import type { Slip } from './draw.ts'

export const sampleSlip: Slip = {
  orderId: 10_234,
  externalId: 'ETSY-2291',
  dated: 'Nov 23, 2026',
  to: ['Nguyễn Thị Hồng Ánh', '1034 Elm Ave', 'Apt 32', 'Salt Lake City, UT 84101', 'United States'],
  trackingNumber: null,
  items: [
    { quantity: 2, name: 'Unisex Jersey Short Sleeve Tee', choice: 'Navy · 3XL', sku: 'BC3001-NAVY-3XL' },
    { quantity: 1, name: 'Ceramic Mug 11 oz', choice: 'White · 11oz · “Bà nội”', sku: 'MUG11-WHITE-11OZ' },
  ],
}
