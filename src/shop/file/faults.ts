import type { FaultCatalogue } from '#base/fault.ts'

export const fileFaults = {
  FILE_NOT_FOUND: [404, 'File not found.', 'Không tìm thấy tệp.'],
  FILE_NAME_WAS_USED: [409, 'Another file of your library already has the name “{{name}}”.', 'Thư viện của bạn đã có tệp tên “{{name}}”.'],
  FILE_MISSING: [422, 'Choose at least one JPG or PNG file.', 'Hãy chọn ít nhất một tệp JPG hoặc PNG.'],
} as const satisfies FaultCatalogue
export type FileFaultCode = keyof typeof fileFaults
