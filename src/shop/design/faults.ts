import type { FaultCatalogue } from '#base/fault.ts'

/** What may be wrong with a template and its design. */
export const designFaults = {
  PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND: [404, 'Error: Custom product template not found.', 'Lỗi: Không tìm thấy mẫu sản phẩm tùy chỉnh.'],
  TEMPLATE_NAME_UNCLEAR: [
    409,
    'Several of your products have this name on this product. Name one by its ID.',
    'Nhiều sản phẩm của bạn trùng tên này trên cùng loại sản phẩm. Hãy dùng mã ID.',
  ],
  TEMPLATE_AREA_MISSING: [422, 'This product cannot be printed on that side.', 'Sản phẩm này không in được ở mặt đó.'],
  TEMPLATE_SIDE_TWICE: [400, 'One side has two pictures.', 'Một mặt có hai hình.'],
  TEMPLATE_ONE_SOURCE: [400, 'Send one of sides, document and draft.', 'Hãy gửi một trong ba: sides, document hoặc draft.'],
  TEMPLATE_COLOR_UNKNOWN: [
    422,
    'This product has no colour “{{color}}”. Take it out, or choose another.',
    'Sản phẩm này không có màu “{{color}}”. Hãy bỏ màu này hoặc chọn màu khác.',
  ],
  TEMPLATE_IS_DRAFT: [
    409,
    'This design is only a draft. Save it, then it can be ordered.',
    'Thiết kế này mới là bản nháp. Hãy lưu lại để có thể đặt hàng.',
  ],
  DESIGN_CHANGED: [
    409,
    '{{name}} has just changed this design. Your changes are kept here.',
    '{{name}} vừa thay đổi thiết kế này. Thay đổi của bạn vẫn được giữ ở đây.',
  ],
  DESIGN_HAS_DRAFT: [
    409,
    'This design has changes that are not saved. Save or discard them first.',
    'Thiết kế này có thay đổi chưa lưu. Hãy lưu hoặc bỏ các thay đổi đó trước.',
  ],
  DESIGN_VERSION_NOT_FOUND: [404, 'This version is no longer kept.', 'Bản này không còn được lưu giữ.'],
  DESIGN_IS_EMPTY: [
    422,
    'Nothing is on this design yet. Add a picture, a text or a shape.',
    'Thiết kế này chưa có gì. Hãy thêm hình, văn bản hoặc hình khối.',
  ],
  DESIGN_FILE_GONE: [
    422,
    'A picture of this design was deleted from your library. Use another one.',
    'Một hình trong thiết kế đã bị xóa khỏi thư viện. Hãy dùng hình khác.',
  ],
  DESIGN_RESOLUTION_LOW: [
    422,
    'Prints at {{dpi}} DPI, below {{least}}: it may look blurred.',
    'In ở {{dpi}} DPI, dưới mức {{least}}: có thể bị mờ.',
  ],
  TEMPLATE_AREA_CHANGED: [
    422,
    'The print area of this side is {{width}} × {{height}} in now. Draw the design for that size.',
    'Vùng in của mặt này hiện là {{width}} × {{height}} in. Hãy vẽ thiết kế theo kích thước đó.',
  ],
  DESIGN_NUMBER: [
    400,
    'A size, place or angle of the design is out of bounds.',
    'Một kích thước, vị trí hoặc góc xoay trong thiết kế vượt giới hạn.',
  ],
  DESIGN_KEY: [400, 'Use at most 40 letters, digits, - and _ as the id of a layer.', 'Mã lớp chỉ gồm tối đa 40 chữ cái, chữ số, - và _.'],
  DESIGN_KEY_TWICE: [422, 'Two layers of a side have the same id.', 'Hai lớp trên cùng một mặt có cùng mã.'],
  DESIGN_COLOR: [400, 'Write colours as #RRGGBB.', 'Hãy ghi màu theo dạng #RRGGBB.'],
  DESIGN_SIDE_EMPTY: [
    400,
    'A side has no layers. Add one, or leave the side out.',
    'Có mặt in chưa có lớp nào. Hãy thêm lớp hoặc bỏ mặt đó.',
  ],
  DESIGN_LAYERS_TOO_MANY: [400, 'A side takes at most 60 layers.', 'Mỗi mặt có tối đa 60 lớp.'],
  DESIGN_TOO_LARGE: [
    400,
    'The design is larger than 64 KB. Use fewer or shorter texts and layers.',
    'Thiết kế lớn hơn 64 KB. Hãy bớt lớp hoặc rút ngắn văn bản.',
  ],
  DESIGN_LAYER_FAR: [
    422,
    'A layer lies too far outside the print area, or is far larger than it.',
    'Một lớp nằm quá xa vùng in hoặc lớn hơn vùng in quá nhiều.',
  ],
  DESIGN_CROP_EMPTY: [422, 'The crop leaves nothing of a picture.', 'Phần cắt không để lại gì của hình.'],
  DESIGN_TILES_TOO_MANY: [
    422,
    'A pattern has more than 2,500 tiles. Make its tiles larger.',
    'Họa tiết lặp có hơn 2.500 ô. Hãy tăng kích thước ô.',
  ],
  DESIGN_TEXT_EMPTY: [422, 'A text layer has no text.', 'Một lớp văn bản chưa có nội dung.'],
  DESIGN_TEXT_TOO_LONG: [422, 'A text takes at most 500 letters, a side 3,000.', 'Mỗi văn bản có tối đa 500 ký tự, mỗi mặt tối đa 3.000.'],
  DESIGN_TEXT_CONTROL: [
    422,
    'A text has an invisible control character. Type it again, or paste it as plain text.',
    'Văn bản có ký tự điều khiển không nhìn thấy. Hãy gõ lại hoặc dán dạng văn bản thuần.',
  ],
  DESIGN_SLOT_FIT: [422, 'A layer for the buyer’s text must fit its box.', 'Lớp dành cho nội dung của người mua phải tự vừa khung.'],
  DESIGN_LAYERS_OVER: [
    422,
    'A side has more layers than the product is printed with. Hide or remove some.',
    'Một mặt có nhiều lớp hơn mức sản phẩm in được. Hãy ẩn hoặc xóa bớt.',
  ],
  DESIGN_COLORS_TOO_MANY: [400, 'A side differs on at most 40 colours.', 'Một mặt có khác biệt trên tối đa 40 màu.'],
  DESIGN_COLOR_TWICE: [422, 'A side says twice what differs on “{{color}}”.', 'Một mặt ghi hai lần phần khác biệt của màu “{{color}}”.'],
  DESIGN_COLOR_BLANK: [
    422,
    'On “{{color}}” nothing of this side is printed. Show a layer there.',
    'Trên màu “{{color}}”, mặt này không có gì để in. Hãy hiện một lớp.',
  ],
  DESIGN_DIFFERENCE_COLOR: [
    422,
    'This design is not made for “{{color}}”. Add that colour, or take out what differs on it.',
    'Thiết kế này không có màu “{{color}}”. Hãy thêm màu đó hoặc bỏ phần khác biệt của nó.',
  ],
  DESIGN_DIFFERENCE_LAYER: [
    422,
    'What differs on “{{color}}” names a layer twice, or one that this side does not have.',
    'Phần khác biệt của màu “{{color}}” có một lớp ghi hai lần, hoặc lớp mà mặt này không có.',
  ],
  DESIGN_DIFFERENCE_FIELD: [
    422,
    'On “{{color}}” a text may differ in colour and outline, a shape in fill and stroke; a picture is only shown or hidden.',
    'Trên màu “{{color}}”, văn bản chỉ đổi được màu và viền, hình khối chỉ đổi được màu nền và đường viền, còn hình chỉ có thể ẩn hoặc hiện.',
  ],
  DESIGN_DIFFERENCE_SLOT: [
    422,
    'A layer for the buyer’s text is shown on every colour or on none.',
    'Lớp dành cho nội dung của người mua phải hiện trên mọi màu hoặc không màu nào.',
  ],
  DESIGN_NOT_PRINTABLE: [422, 'The design cannot be printed. {{en}}', 'Không thể in thiết kế. {{vi}}'],
  PRODUCT_TEXT_MISSING: [
    422,
    'This design takes the buyer’s text. Enter what is to be printed.',
    'Thiết kế này có chỗ cho nội dung của người mua. Hãy nhập nội dung cần in.',
  ],
  PRODUCT_TEXT_LETTERS: [
    422,
    'The font {{font}} of this design has no {{letters}}. Take them out of the text, or choose another design.',
    'Phông {{font}} của thiết kế này không có {{letters}}. Hãy bỏ các ký tự này khỏi nội dung, hoặc chọn thiết kế khác.',
  ],
  PRODUCT_TEXT_TOO_LONG: [
    422,
    'The text does not fit into “{{layer}}”: its letters would be {{size}} in high, at least {{least}} are needed. Shorten it.',
    'Nội dung không vừa “{{layer}}”: chữ chỉ còn cao {{size}} in, cần ít nhất {{least}}. Hãy rút ngắn.',
  ],
  PRODUCT_TEXT_DESIGN_CHANGED: [
    409,
    'The design was saved at this moment. Send it again.',
    'Thiết kế vừa được lưu lại đúng lúc này. Hãy gửi lại.',
  ],
  MOCKUP_NOT_FOUND: [
    404,
    'There is no photograph of this product that shows the design.',
    'Không có ảnh nào của sản phẩm này thể hiện thiết kế.',
  ],
  DESIGN_SHAPE_EMPTY: [422, 'A shape needs a fill or a stroke.', 'Hình khối cần có màu nền hoặc đường viền.'],
  FONT_NOT_FOUND: [404, 'There is no such font.', 'Không có phông chữ này.'],
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
