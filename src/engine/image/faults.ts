import type { FaultCatalogue } from '#base/fault.ts'

/** Why a picture is refused. */
export const imageFaults = {
  NOT_AN_IMAGE: [422, 'This file is not a picture. Upload a JPG or PNG file.', 'Tệp này không phải là ảnh. Hãy tải lên tệp JPG hoặc PNG.'],
  FORMAT_NOT_ALLOWED: [
    422,
    'This is a {{format}} file. Save the picture as JPG or PNG and upload it again.',
    'Đây là tệp {{format}}. Hãy lưu ảnh ở dạng JPG hoặc PNG rồi tải lên lại.',
  ],
  TOO_MANY_PIXELS: [
    422,
    'The picture is {{width}} × {{height}} pixels; a side may have at most {{side}}.',
    'Ảnh có kích thước {{width}} × {{height}} điểm ảnh; mỗi cạnh tối đa {{side}}.',
  ],
  IMAGE_CORRUPT: [
    422,
    'The picture is damaged or cut off. Save it again and upload the new file.',
    'Ảnh bị hỏng hoặc bị cắt cụt. Hãy lưu lại và tải lên tệp mới.',
  ],
  IMAGE_TOO_COSTLY: [
    422,
    'The picture needs too much memory to open. Save it again as a PNG without interlacing, or as a baseline (not progressive) JPG, turned upright.',
    'Ảnh cần quá nhiều bộ nhớ để mở. Hãy lưu lại dạng PNG không interlace, hoặc JPG baseline (không progressive), theo đúng chiều đứng.',
  ],
  PRINT_TOO_LARGE: [
    422,
    'A print of {{width}} × {{height}} pixels is larger than can be rendered.',
    'Bản in {{width}} × {{height}} điểm ảnh lớn hơn mức có thể dựng.',
  ],
  PRINT_BLANK: [
    422,
    'Nothing would be printed on this side: all of it is outside the area, or without colour.',
    'Mặt này sẽ không in ra gì: mọi lớp đều nằm ngoài vùng in hoặc không có màu.',
  ],
  MOCKUP_PHOTO_SMALL: [
    422,
    'The photograph is {{width}} × {{height}} pixels. Use one of at least {{side}} on its longer side, better 2000.',
    'Ảnh có kích thước {{width}} × {{height}} điểm ảnh. Hãy dùng ảnh có cạnh dài ít nhất {{side}}, tốt hơn là 2000.',
  ],
  MOCKUP_NO_CLOTH: [
    422,
    'The garment cannot be told from what is behind it. Photograph it before a darker, even backdrop, or cut it out as a transparent PNG.',
    'Không tách được phôi khỏi nền. Hãy chụp trên nền sẫm và đều hơn, hoặc tách nền và lưu dạng PNG trong suốt.',
  ],
  MOCKUP_NOT_WHITE: [
    422,
    'This garment is not white. Photograph the white one: all other colours are made from it.',
    'Phôi trong ảnh không phải màu trắng. Hãy chụp phôi trắng: mọi màu khác được tạo từ ảnh đó.',
  ],
  CUTOUT_TOO_LARGE: [
    422,
    'The picture is {{width}} × {{height}} pixels. Backgrounds are taken out of pictures of at most {{megapixels}} million pixels.',
    'Ảnh có kích thước {{width}} × {{height}} điểm ảnh. Chỉ xóa được nền của ảnh có tối đa {{megapixels}} triệu điểm ảnh.',
  ],
  CUTOUT_NOTHING: [
    422,
    'Nothing of this colour is there. Click the background in the picture.',
    'Không có phần nào mang màu này. Hãy bấm vào nền trong ảnh.',
  ],
  CUTOUT_ALL: [
    422,
    'The whole picture would be taken away. Lower the tolerance, or click another place.',
    'Toàn bộ ảnh sẽ bị xóa. Hãy giảm dung sai, hoặc bấm vào chỗ khác.',
  ],
  FONT_UNKNOWN: [
    422,
    'There is no font “{{font}}”. Choose one of our fonts.',
    'Không có phông chữ “{{font}}”. Hãy chọn một trong các phông của chúng tôi.',
  ],
  LETTERS_MISSING: [
    422,
    'The font {{font}} has no {{letters}}. Take them out, or choose another font.',
    'Phông {{font}} không có {{letters}}. Hãy bỏ các ký tự này hoặc chọn phông khác.',
  ],
} as const satisfies FaultCatalogue
