import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    designLayers: typeof designLayersText
  }
}

/** The list of layers, and choosing several of them. */
export const designLayersText = texts({
  chooseMore: ['Select more', 'Chọn thêm'],
  several: ['Select several', 'Chọn nhiều lớp'],
  choosing: ['Press layers to add or remove them.', 'Nhấn các lớp để thêm hoặc bỏ.'],
  count_one: ['{{count}} selected', 'Đã chọn {{count}}'],
  count_other: ['{{count}} selected', 'Đã chọn {{count}}'],
  placeOf: ['{{name}}: layer {{at}} of {{count}} from the top', '{{name}}: lớp {{at}} trên {{count}}, tính từ trên'],
  drag: ['Drag to reorder', 'Kéo để đổi thứ tự'],
  done: ['Done', 'Xong'],
})
