import type { FaultCatalogue } from '#base/fault.ts'

/** The refusals of resumable uploads (tus 1.0); 460 is the status that its extension of checksums names. */
export const resumableFaults = {
  UPLOAD_NOT_FOUND: [
    404,
    'This upload is gone: unfinished ones are kept for a day. Send the file again.',
    'Lượt tải lên này không còn: lượt chưa xong chỉ được giữ một ngày. Hãy gửi lại tệp.',
  ],
  UPLOAD_OFFSET_WRONG: [
    409,
    'The upload has {{offset}} bytes so far. Go on from there.',
    'Lượt tải lên hiện có {{offset}} byte. Hãy tiếp tục từ đó.',
  ],
  UPLOAD_VERSION_UNKNOWN: [412, 'Resumable uploads speak tus 1.0.0 here.', 'Tải lên nối tiếp ở đây dùng tus 1.0.0.'],
  UPLOAD_CHECKSUM_WRONG: [460, 'The bytes arrived damaged. Send them again.', 'Dữ liệu nhận được bị hỏng. Hãy gửi lại.'],
  UPLOAD_LENGTH_MISSING: [400, 'Say the file’s length in Upload-Length.', 'Hãy ghi dung lượng tệp trong Upload-Length.'],
} as const satisfies FaultCatalogue
