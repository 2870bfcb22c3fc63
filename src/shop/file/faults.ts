import type { FaultCatalogue } from '#base/fault.ts'

export const fileFaults = {
  FILE_NOT_FOUND: [404, 'File not found.', 'Không tìm thấy tệp.'],
  FILE_NAME_WAS_USED: [409, 'Your library already has a file “{{name}}”.', 'Thư viện của bạn đã có tệp tên “{{name}}”.'],
  FILE_MISSING: [422, 'Choose at least one JPG or PNG file.', 'Hãy chọn ít nhất một tệp JPG hoặc PNG.'],
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
} as const satisfies FaultCatalogue
