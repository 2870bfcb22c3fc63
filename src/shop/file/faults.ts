import type { FaultCatalogue } from '#base/fault.ts'

/** Those of links are kept with what asked for the art, so their sentences take no values. */
export const fileFaults = {
  FILE_NOT_FOUND: [404, 'File not found.', 'Không tìm thấy tệp.'],
  FILE_NAME_WAS_USED: [409, 'Your library already has a file “{{name}}”.', 'Thư viện của bạn đã có tệp tên “{{name}}”.'],
  FILE_MISSING: [422, 'Choose at least one JPG or PNG file.', 'Hãy chọn ít nhất một tệp JPG hoặc PNG.'],
  FILE_UPLOADS_TOO_MANY: [
    429,
    '{{max}} of your uploads are unfinished. Finish or cancel some, or wait a day.',
    'Bạn có {{max}} lượt tải lên chưa xong. Hãy hoàn tất hoặc hủy bớt, hoặc đợi một ngày.',
  ],
  ART_TRANSPARENT: [
    422,
    'The picture is fully transparent. Export it again with its layers visible.',
    'Ảnh trong suốt hoàn toàn. Hãy hiện các lớp của thiết kế rồi xuất lại ảnh.',
  ],
  ART_TOO_NARROW: [
    422,
    'The picture is {{width}} × {{height}} pixels, too narrow to print: its shorter side needs at least {{least}}.',
    'Ảnh có kích thước {{width}} × {{height}} điểm ảnh, quá hẹp để in: cạnh ngắn cần ít nhất {{least}} điểm ảnh.',
  ],
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
    'The file could not be fetched. Send the link again later, or upload the file.',
    'Không tải được tệp từ liên kết. Hãy gửi lại liên kết sau, hoặc tải tệp lên.',
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
  FILE_LINKS_TOO_MANY: [
    429,
    'You have {{max}} links being fetched. Wait until one is done.',
    'Bạn đang có {{max}} liên kết chưa tải xong. Hãy đợi một liên kết hoàn tất.',
  ],
} as const satisfies FaultCatalogue
export type FileFaultCode = keyof typeof fileFaults
