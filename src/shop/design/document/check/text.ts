import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    check: typeof checkText
  }
}

/** What the checks of designs say, by their codes (check.rules.ts): `{{layer}}` is a layer by its name, `{{side}}` a side's. */
export const checkText = texts({
  FRONT: ['Front', 'Mặt trước'],
  BACK: ['Back', 'Mặt sau'],
  LEFT_SLEEVE: ['Left sleeve', 'Tay trái'],
  RIGHT_SLEEVE: ['Right sleeve', 'Tay phải'],
  HOOD: ['Hood', 'Mũ'],
  layerNamed: ['“{{name}}”', '“{{name}}”'],
  layerNumber: ['layer {{number}}', 'lớp {{number}}'],
  SIDE_EMPTY: ['{{side}}: nothing is on this side.', '{{side}}: mặt này chưa có gì.'],
  SIDE_OUTSIDE: ['{{side}}: everything lies outside the print area.', '{{side}}: mọi lớp đều nằm ngoài vùng in.'],
  LAYERS_OVER: ['{{side}}: {{count}} layers, and at most {{max}} are printed.', '{{side}}: có {{count}} lớp, chỉ in tối đa {{max}}.'],
  PICTURE_GONE: ['{{side}}: the picture of {{layer}} is gone.', '{{side}}: hình của {{layer}} không còn nữa.'],
  PICTURE_REMOVED: [
    '{{side}}: {{layer}} is no longer in the library. It is still printed.',
    '{{side}}: {{layer}} không còn trong thư viện nhưng vẫn được in.',
  ],
  DPI_LOW: [
    '{{side}}: {{layer}} prints at {{dpi}} DPI, {{minDpi}} are needed.',
    '{{side}}: {{layer}} chỉ đạt {{dpi}} DPI, cần {{minDpi}}.',
  ],
  LAYER_OUTSIDE: [
    '{{side}}: {{layer}} lies outside the print area and is not printed.',
    '{{side}}: {{layer}} nằm ngoài vùng in nên không được in.',
  ],
  CUT_OFF: [
    '{{side}}: {{layer}} is cut off, {{inches}} in beyond the print area.',
    '{{side}}: {{layer}} bị cắt, vượt vùng in {{inches}} in.',
  ],
  SAFE_CROSSED: ['{{side}}: {{layer}} is nearer than {{inches}} in to the edge.', '{{side}}: {{layer}} cách mép chưa tới {{inches}} in.'],
  TEXT_SMALL: [
    '{{side}}: the letters of {{layer}} are {{size}} in high, at least {{least}} can be read.',
    '{{side}}: chữ của {{layer}} cao {{size}} in, cần ít nhất {{least}} để đọc được.',
  ],
  STROKE_THIN: [
    '{{side}}: the lines of {{layer}} are {{points}} pt, thinner than 1 pt may not print.',
    '{{side}}: nét của {{layer}} là {{points}} pt, nét mảnh hơn 1 pt có thể không in được.',
  ],
  SAME_COLOR: [
    '{{side}}: {{layer}} has the colour of the product and will hardly be seen.',
    '{{side}}: {{layer}} trùng màu sản phẩm nên khó nhìn thấy.',
  ],
  HALF_TRANSPARENT: [
    '{{side}}: {{percent}} % of {{layer}} is half transparent and prints with a grey fringe.',
    '{{side}}: {{percent}} % của {{layer}} nửa trong suốt, khi in sẽ có viền xám.',
  ],
  LETTERS_MISSING: [
    '{{side}}: the font {{font}} of {{layer}} has no {{letters}}.',
    '{{side}}: phông {{font}} của {{layer}} không có {{letters}}.',
  ],
  TEXT_EMPTY: ['{{side}}: {{layer}} has no text.', '{{side}}: {{layer}} chưa có nội dung.'],
  TEXT_WANTED: ['{{side}}: {{layer}} takes the buyer’s text. Enter it.', '{{side}}: {{layer}} cần nội dung của người mua. Hãy nhập.'],
  TEXT_TOO_LONG: [
    '{{side}}: the text does not fit into {{layer}}: its letters would be {{size}} in high, at least {{least}} are needed. Shorten it.',
    '{{side}}: nội dung không vừa {{layer}}: chữ chỉ còn cao {{size}} in, cần ít nhất {{least}}. Hãy rút ngắn.',
  ],
  DESIGN_LAYER_FAR: [
    '{{side}}: {{layer}} lies too far outside the print area, or is far larger than it.',
    '{{side}}: {{layer}} nằm quá xa vùng in hoặc lớn hơn vùng in quá nhiều.',
  ],
  DESIGN_CROP_EMPTY: ['{{side}}: the crop leaves nothing of {{layer}}.', '{{side}}: phần cắt không để lại gì của {{layer}}.'],
  DESIGN_TILES_TOO_MANY: ['{{side}}: the pattern of {{layer}} has too many tiles.', '{{side}}: họa tiết của {{layer}} có quá nhiều ô.'],
  DESIGN_TEXT_TOO_LONG: ['{{side}}: its texts have too many letters.', '{{side}}: văn bản có quá nhiều ký tự.'],
  DESIGN_TEXT_CONTROL: [
    '{{side}}: {{layer}} has an invisible control character.',
    '{{side}}: {{layer}} có ký tự điều khiển không nhìn thấy.',
  ],
  DESIGN_SLOT_FIT: [
    '{{side}}: {{layer}} is for the buyer’s text and must fit its box.',
    '{{side}}: {{layer}} dành cho nội dung của người mua nên phải tự vừa khung.',
  ],
  DESIGN_SHAPE_EMPTY: ['{{side}}: {{layer}} needs a fill or a stroke.', '{{side}}: {{layer}} cần có màu nền hoặc đường viền.'],
  DESIGN_KEY_TWICE: ['{{side}}: two layers have the same id.', '{{side}}: hai lớp có cùng mã.'],
  COLORS_MANY: ['{{side}}: {{count}} colours, and {{max}} are embroidered.', '{{side}}: có {{count}} màu, chỉ thêu được {{max}} màu.'],
})
