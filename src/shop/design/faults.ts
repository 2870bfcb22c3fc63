import type { FaultCatalogue } from '#base/fault.ts'

/** Why a link gives no art, then what may be wrong with a template. Those of links are kept with what asked for the art, so their sentences take no values. */
export const designFaults = {
  FILE_LINK_INVALID: [
    422,
    'The link is not shared with everyone, or is no https link of Google Drive or Dropbox to one file. Choose “Anyone with the link” and give it again, or upload the file.',
    'Liên kết chưa được chia sẻ cho mọi người, hoặc không phải liên kết https đến một tệp trên Google Drive hay Dropbox. Hãy chọn “Bất kỳ ai có liên kết” rồi gửi lại, hoặc tải tệp lên.',
  ],
  FILE_LINK_GONE: [
    422,
    'There is no file behind this link any more. Give another link, or upload the file.',
    'Không còn tệp nào ở liên kết này. Hãy gửi liên kết khác, hoặc tải tệp lên.',
  ],
  FILE_LINK_UNREACHABLE: [
    422,
    'The file could not be fetched in several tries: the drive did not answer in time. Give the link again later, or upload the file.',
    'Đã thử nhiều lần nhưng không tải được tệp: nơi lưu trữ không phản hồi kịp. Hãy gửi lại liên kết sau, hoặc tải tệp lên.',
  ],
  FILE_LINK_TOO_LARGE: [
    422,
    'The file behind the link is larger than 50 MB. Make it smaller and give the link again.',
    'Tệp ở liên kết lớn hơn 50 MB. Hãy giảm dung lượng rồi gửi lại liên kết.',
  ],
  FILE_LINK_NOT_PRINTABLE: [
    422,
    'The file behind the link cannot be printed: it must be a JPG or PNG with sides of 8 to 30000 pixels, none 500 times as long as the other.',
    'Không thể in tệp ở liên kết này: tệp phải là JPG hoặc PNG, mỗi cạnh từ 8 đến 30000 điểm ảnh, cạnh dài không quá 500 lần cạnh ngắn.',
  ],
  PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND: [404, 'Error: Custom product template not found.', 'Lỗi: Không tìm thấy mẫu sản phẩm tùy chỉnh.'],
  TEMPLATE_AREA_MISSING: [422, 'This product cannot be printed on that side.', 'Sản phẩm này không in được ở mặt đó.'],
  TEMPLATE_SIDE_TWICE: [400, 'One side has two pictures.', 'Một mặt có hai hình.'],
} as const satisfies FaultCatalogue
export type DesignFaultCode = keyof typeof designFaults
