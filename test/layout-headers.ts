// The header rows of real files, as their platforms and tools write them: a test that reads them knows nothing of our aliases.
import type { Platform } from '#shop/bulk/column/platform.rules.ts'

const columns = (names: string): readonly string[] => names.split(' | ')

export const layoutHeaders: Readonly<Record<Exclude<Platform, 'OWN'>, readonly string[]>> = {
  TIKTOK: columns(
    'Order ID | Order Status | Order Substatus | Cancelation/Return Type | Normal or Pre-order | SKU ID | Seller SKU | Product Name | Variation | Quantity | Sku Quantity of return | SKU Unit Original Price | SKU Subtotal Before Discount | SKU Platform Discount | SKU Seller Discount | SKU Subtotal After Discount | Shipping Fee After Discount | Original Shipping Fee | Shipping Fee Seller Discount | Shipping Fee Platform Discount | Payment platform discount | Retail Delivery Fee | Taxes | Order Amount | Order Refund Amount | Created Time | Paid Time | RTS Time | Shipped Time | Delivered Time | Cancelled Time | Cancel By | Cancel Reason | Fulfillment Type | Warehouse Name | Tracking ID | Delivery Option Type | Delivery Option | Shipping Provider Name | Buyer Message | Buyer Username | Recipient | Phone # | Country | State | City | Zipcode | Detail Address | Additional address information | House Name or Number | Delivery Instruction | Payment Method | Weight(kg) | Product Category | Package ID | Seller Note | Shipping Information',
  ),
  SHOPIFY: columns(
    'Name | Email | Financial Status | Paid at | Fulfillment Status | Fulfilled at | Accepts Marketing | Currency | Subtotal | Shipping | Taxes | Total | Discount Code | Discount Amount | Shipping Method | Created at | Lineitem quantity | Lineitem name | Lineitem price | Lineitem compare at price | Lineitem sku | Lineitem requires shipping | Lineitem taxable | Lineitem fulfillment status | Billing Name | Billing Street | Billing Address1 | Billing Address2 | Billing Company | Billing City | Billing Zip | Billing Province | Billing Country | Billing Phone | Shipping Name | Shipping Street | Shipping Address1 | Shipping Address2 | Shipping Company | Shipping City | Shipping Zip | Shipping Province | Shipping Country | Shipping Phone | Notes | Note Attributes | Cancelled at | Payment Method | Payment Reference | Refunded Amount | Vendor | Outstanding Balance | Employee | Location | Device ID | Id | Tags | Risk Level | Source | Lineitem discount | Tax 1 Name | Tax 1 Value | Tax 2 Name | Tax 2 Value | Tax 3 Name | Tax 3 Value | Tax 4 Name | Tax 4 Value | Tax 5 Name | Tax 5 Value | Phone | Receipt Number | Duties | Billing Province Name | Shipping Province Name | Payment ID | Payment Terms Name | Next Payment Due At | Payment References',
  ),
  ETSY_ITEMS: columns(
    'Sale Date | Item Name | Buyer | Quantity | Price | Coupon Code | Coupon Details | Discount Amount | Shipping Discount | Order Shipping | Order Sales Tax | Item Total | Currency | Transaction ID | Listing ID | Date Paid | Date Shipped | Ship Name | Ship Address1 | Ship Address2 | Ship City | Ship State | Ship Zipcode | Ship Country | Order ID | Variations | Order Type | Listings Type | Payment Type | InPerson Discount | InPerson Location | VAT Paid by Buyer | SKU',
  ),
  ETSY_ORDERS: columns(
    'Sale Date | Order ID | Buyer User ID | Full Name | First Name | Last Name | Number of Items | Payment Method | Date Shipped | Street 1 | Street 2 | Ship City | Ship State | Ship Zipcode | Ship Country | Currency | Order Value | Coupon Code | Coupon Details | Discount Amount | Shipping Discount | Shipping | Sales Tax | Order Total | Status | Card Processing Fees | Order Net | Adjusted Order Total | Adjusted Card Processing Fees | Adjusted Net Order Amount | Buyer | Order Type | Payment Type | InPerson Discount | InPerson Location | SKU',
  ),
  AMAZON: columns(
    'order-id | order-item-id | purchase-date | payments-date | reporting-date | promise-date | days-past-promise | buyer-email | buyer-name | buyer-phone-number | sku | product-name | quantity-purchased | quantity-shipped | quantity-to-ship | ship-service-level | recipient-name | ship-address-1 | ship-address-2 | ship-address-3 | ship-city | ship-state | ship-postal-code | ship-country | is-business-order | purchase-order-number | price-designation | is-iba | verge-of-cancellation | verge-of-lateShipment',
  ),
  SHIPSTATION: columns(
    'Order - Number | Date - Order Date | Date - Paid Date | Order - Status | Market - Store Name | Ship To - Name | Ship To - Company | Ship To - Address 1 | Ship To - Address 2 | Ship To - City | Ship To - State | Ship To - Postal Code | Ship To - Country | Ship To - Phone | Customer Email | Item - SKU | Item - Name | Item - Qty | Item - Price | Item - Options | Notes - From Buyer | Notes - Internal | Amount - Order Total',
  ),
  SHIPSTATION_IMPORT: columns(
    'Order Number | Order Date | Date Paid | Order Total | Recipient Name | Company | Email | Phone | Address Line 1 | Address Line 2 | Address Line 3 | City | State | Postal Code | Country Code | Shipping Service | Item SKU | Item Name | Item Quantity | Item Unit Price | Item Options | Notes to the Buyer',
  ),
  WOO_EXPORT: columns(
    'Order Number | Order Status | Order Date | Customer Note | First Name (Billing) | Last Name (Billing) | Company (Billing) | Address 1&2 (Billing) | City (Billing) | State Code (Billing) | Postcode (Billing) | Country Code (Billing) | Email (Billing) | Phone (Billing) | First Name (Shipping) | Last Name (Shipping) | Address 1&2 (Shipping) | City (Shipping) | State Code (Shipping) | Postcode (Shipping) | Country Code (Shipping) | Payment Method Title | Cart Discount Amount | Order Subtotal Amount | Shipping Method Title | Order Shipping Amount | Order Refund Amount | Order Total Amount | Order Total Tax Amount | SKU | Item # | Item Name | Quantity (- Refund) | Quantity | Item Cost | Coupon Code | Discount Amount | Discount Amount Tax',
  ),
  WOO_WEBTOFFEE: columns(
    'order_number | order_date | status | customer_email | billing_first_name | billing_last_name | shipping_first_name | shipping_last_name | shipping_company | shipping_phone | shipping_address_1 | shipping_address_2 | shipping_postcode | shipping_city | shipping_state | shipping_country | customer_note | line_item_1 | line_item_2',
  ),
  EBAY: columns(
    'Sales Record Number | Order Number | Buyer Username | Buyer Name | Buyer Email | Buyer Note | Buyer Address 1 | Buyer Address 2 | Buyer City | Buyer State | Buyer Zip | Buyer Country | Ship To Name | Ship To Phone | Ship To Address 1 | Ship To Address 2 | Ship To City | Ship To State | Ship To Zip | Ship To Country | Item Number | Item Title | Custom Label | Sold Via Promoted Listings | Quantity | Sold For | Shipping And Handling | Seller Collected Tax | eBay Collected Tax | Total Price | eBay Collected Tax Included in Total | Payment Method | Sale Date | Paid On Date | Ship By Date | Minimum Estimated Delivery Date | Maximum Estimated Delivery Date | Shipped On Date | Feedback Left | Feedback Received | My Item Note | PayPal Transaction ID | Shipping Service | Tracking Number | Transaction ID | Variation Details | Global Shipping Program | Global Shipping Reference ID | Click And Collect | Click And Collect Reference Number | eBay Plus',
  ),
  FLASHSHIP: columns(
    'External ID | Order ID | Shipping method | First Name | Last Name | Email | Phone | Country | Region | Address line 1 | Address line 2 | City | Zip | Quantity | Variant ID | Product note | Link design front | Link mockup front | Link design back | Link mockup back | Link label',
  ),
  GEARGAG: columns(
    'order_id | shipping_name | shipping_email | shipping_phone | shipping_address_1 | shipping_address_2 | shipping_city | shipping_state | shipping_zipcode | shipping_country | sku | quantity | design_front_url | design_back_url | mockup_url | note',
  ),
  PRINTHUB: columns(
    'Name | Reference Id | Lineitem Quantity | Lineitem Sku | Product Name | Product Id | Color | Size | Shipping Name | Shipping Address 1 | Shipping Address 2 | Shipping City | Shipping Zip | Shipping Province | Shipping Country | Shipping Phone | Artwork Front URL | Artwork Back URL | Mockup Front URL',
  ),
}
