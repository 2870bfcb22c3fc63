import type { FaultCatalogue } from '#base/fault.ts'

/** Why a link gives no art, then what may be wrong with a template. Those of links are kept with what asked for the art, so their sentences take no values. */
export const designFaults = {
  FILE_LINK_INVALID: [
    422,
    'The link is not public, or not an https link of Google Drive or Dropbox to one file. Choose “Anyone with the link”, or upload the file.',
    'Liên kết chưa công khai, hoặc không phải liên kết https đến một tệp trên Google Drive hay Dropbox. Hãy chọn “Bất kỳ ai có liên kết”, hoặc tải tệp lên.',
  ],
  FILE_LINK_FOLDER: [
    422,
    'The link leads to a folder. Open it, and send the link to the one file to print.',
    'Liên kết dẫn đến một thư mục. Hãy mở thư mục và gửi liên kết tới đúng tệp cần in.',
  ],
  FILE_LINK_PAGE: [
    422,
    'The link leads to a Google document. Send the link to a JPG or PNG.',
    'Liên kết dẫn đến một tài liệu Google. Hãy gửi liên kết tới tệp JPG hoặc PNG.',
  ],
  FILE_LINK_GONE: [
    422,
    'No file behind this link. Use another link, or upload the file.',
    'Không còn tệp nào ở liên kết này. Hãy dùng liên kết khác, hoặc tải tệp lên.',
  ],
  FILE_LINK_UNREACHABLE: [
    422,
    'The file could not be fetched after several tries. Send the link again later, or upload the file.',
    'Đã thử nhiều lần nhưng không tải được tệp. Hãy gửi lại liên kết sau, hoặc tải tệp lên.',
  ],
  FILE_LINK_TOO_LARGE: [
    422,
    'The linked file is larger than 50 MB. Make it smaller and try again.',
    'Tệp ở liên kết lớn hơn 50 MB. Hãy giảm dung lượng rồi thử lại.',
  ],
  FILE_LINK_NOT_PRINTABLE: [
    422,
    'The linked file can’t be printed: use JPG or PNG, sides of 8 to 30000 pixels, none 500 times the other.',
    'Không thể in tệp ở liên kết này: dùng JPG hoặc PNG, mỗi cạnh từ 8 đến 30000 điểm ảnh, cạnh dài không quá 500 lần cạnh ngắn.',
  ],
  PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND: [404, 'Error: Custom product template not found.', 'Lỗi: Không tìm thấy mẫu sản phẩm tùy chỉnh.'],
  TEMPLATE_AREA_MISSING: [422, 'This product cannot be printed on that side.', 'Sản phẩm này không in được ở mặt đó.'],
  TEMPLATE_SIDE_TWICE: [400, 'One side has two pictures.', 'Một mặt có hai hình.'],
  SKU_MAPPING_NOT_FOUND: [404, 'SKU mapping not found.', 'Không tìm thấy SKU này.'],
  SKU_PATTERN_INVALID: [
    422,
    'In a pattern {SIZE}, {COLOR} and * may stand once each, beside letters or digits.',
    'Trong mẫu SKU, {SIZE}, {COLOR} và * mỗi loại chỉ dùng một lần, kèm chữ hoặc số.',
  ],
  SKU_VARIANT_UNCLEAR: [
    422,
    'Choose a color and a size of this product, or write {COLOR} or {SIZE} in the SKU.',
    'Hãy chọn màu và kích cỡ của sản phẩm này, hoặc ghi {COLOR} hay {SIZE} trong SKU.',
  ],
  SKU_ART_ONE_SOURCE: [
    422,
    'Choose one of my products, or files, not both.',
    'Hãy chọn một sản phẩm của tôi hoặc các tệp, không chọn cả hai.',
  ],
  SKU_MAPPING_TOO_MANY: [
    422,
    'At most {{max}} SKUs, {{maxPatterns}} of them patterns. Remove some first.',
    'Tối đa {{max}} SKU, trong đó {{maxPatterns}} mẫu. Hãy xóa bớt trước.',
  ],
  SKU_TEXT_MISSING: [
    422,
    'This SKU is personalised: give the buyer’s text.',
    'SKU này có nội dung in riêng: hãy điền nội dung của người mua.',
  ],
  SKU_FILE_MISSING: [400, 'Choose a file.', 'Hãy chọn tệp.'],
  SKU_FILE_COLUMNS: [422, 'The file needs the columns {{columns}}.', 'Tệp cần có các cột {{columns}}.'],
  SKU_FILE_ROW: [
    422,
    'Row {{row}}: “{{value}}” in {{column}} can’t be used. Nothing was changed.',
    'Dòng {{row}}: không dùng được “{{value}}” ở cột {{column}}. Chưa có gì thay đổi.',
  ],
} as const satisfies FaultCatalogue
export type DesignFaultCode = keyof typeof designFaults
