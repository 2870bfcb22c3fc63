import type { ReactNode } from 'react'
import { addIcons } from '../show/Icon.tsx'

/** A dot of the drawings. */
const dot = (cx: number, cy: number) => <circle cx={cx} cy={cy} r="0.9" fill="currentColor" stroke="none" />

/** The drawings of the app screens; importing this file makes them known to `Icon`. */
export const appIconPaths = {
  alignBottom: <path d="M3 16.5h14M6 4.5h3v9H6ZM11.5 8.5h3v5h-3Z" />,
  alignCentre: <path d="M10 3v2.5m0 3v3m0 3V17M5 5.5h10v3H5ZM7 11.5h6v3H7Z" />,
  alignLeft: <path d="M3.5 3v14M6.5 5.5h9v3h-9ZM6.5 11.5h5v3h-5Z" />,
  alignMiddle: <path d="M3 10h2.5m3 0h3m3 0H17M5.5 5h3v10h-3ZM11.5 7h3v6h-3Z" />,
  alignRight: <path d="M16.5 3v14M4.5 5.5h9v3h-9ZM8.5 11.5h5v3h-5Z" />,
  alignTop: <path d="M3 3.5h14M6 6.5h3v9H6ZM11.5 6.5h3v5h-3Z" />,
  crop: <path d="M6 3v11h11M3 6h11v11" />,
  flipX: <path d="M10 3v14M7.5 6v8H3ZM12.5 6v8H17Z" />,
  flipY: <path d="M3 10h14M6 7.5h8V3ZM6 12.5h8V17Z" />,
  grip: <>{[5, 10, 15].flatMap(y => [dot(7.5, y), dot(12.5, y)])}</>,
  group: <path d="M3.5 3.5h2m9 0h2v2m0 9v2h-2m-9 0h-2v-2m0-9v-2M6.5 6.5h4.5V11H6.5ZM9 9h4.5v4.5H9Z" />,
  redo: <path d="M16 8H8a4 4 0 0 0 0 8h3M12.5 4.5 16 8l-3.5 3.5" />,
  shapes: (
    <>
      <path d="M3.5 10.5h6.5v6H3.5ZM6.8 3l3.2 5.5H3.5Z" />
      <circle cx="14" cy="9" r="3" />
    </>
  ),
  spreadX: <path d="M3.5 3.5v13M16.5 3.5v13M8 6.5h4v7H8Z" />,
  spreadY: <path d="M3.5 3.5h13M3.5 16.5h13M6.5 8h7v4h-7Z" />,
  text: <path d="M4 6V4h12v2M10 4v12M7.5 16h5" />,
  undo: <path d="M4 8h8a4 4 0 0 1 0 8H9M7.5 4.5 4 8l3.5 3.5" />,
  ungroup: <path d="M3.5 3.5h7v7h-7ZM13 9.5h3.5v7h-7V13" />,
  unlock: <path d="M4.5 9h11v7.5h-11ZM7 9V6.5a3 3 0 0 1 5.8-1" />,
  arrowLeft: <path d="M16 10H4m5-5-5 5 5 5" />,
  bell: <path d="M5.5 8.2a4.5 4.5 0 0 1 9 0c0 4 1.7 5.3 1.7 5.3H3.8s1.7-1.3 1.7-5.3ZM8.3 16.2a2 2 0 0 0 3.4 0" />,
  lock: <path d="M4.5 9h11v7.5h-11ZM7 9V6.5a3 3 0 0 1 6 0V9" />,
  intake: <path d="M3.5 9v7.5h13V9M3.5 9h4m9 0h-4M10 3v9m-3-3 3 3 3-3" />,
  inbox: <path d="M10 3v7m-3-3 3 3 3-3M3 11v5h14v-5h-4l-1 2H8l-1-2Z" />,
  chevronLeft: <path d="M12 5.5 7.5 10l4.5 4.5" />,
  image: (
    <>
      <path d="M3 4h14v12H3ZM3.5 13.5l3.8-4 3.2 3.3 2.5-2.3 3.7 3.5" />
      <circle cx="12.8" cy="7.5" r="1.2" />
    </>
  ),
  link: <path d="M8.3 11.7a3 3 0 0 1 0-4.2l2.5-2.5A3 3 0 0 1 15 9.2l-1.2 1.2M11.7 8.3a3 3 0 0 1 0 4.2L9.2 15A3 3 0 0 1 5 10.8l1.2-1.2" />,
  arrowDown: <path d="M10 4v12m-5-5 5 5 5-5" />,
  arrowUp: <path d="M10 16V4m-5 5 5-5 5 5" />,
  barcode: <path d="M3 4.5v11M6 4.5v11M8 4.5v11M11 4.5v11M14 4.5v11M17 4.5v11" />,
  book: <path d="M4 4.5c2-1 4-1 6 0 2-1 4-1 6 0v11c-2-1-4-1-6 0-2-1-4-1-6 0ZM10 4.5v11" />,
  calendar: <path d="M3.5 5h13v11.5h-13ZM3.5 8.5h13M7 3v3.2M13 3v3.2" />,
  camera: (
    <>
      <path d="M3 6.5h3.2L7.5 4.5h5l1.3 2H17V16H3Z" />
      <circle cx="10" cy="11" r="2.8" />
    </>
  ),
  card: <path d="M2.5 5h15v10h-15ZM2.5 8.5h15M5 12.5h3" />,
  cart: (
    <>
      <path d="M2.5 3.5h2l2 9h8.7l1.8-6.5H5.2" />
      {dot(7.5, 15.8)}
      {dot(14, 15.8)}
    </>
  ),
  chart: <path d="M3.5 16.5h13M5.5 13.5v-3m4.5 3v-8m4.5 8v-5" />,
  columns: <path d="M3.5 4h13v12h-13ZM8 4v12m4.5-12v12" />,
  dots: (
    <>
      {dot(4.5, 10)}
      {dot(10, 10)}
      {dot(15.5, 10)}
    </>
  ),
  download: <path d="M10 3.5v9m-4-4 4 4 4-4M3.5 16.5h13" />,
  file: <path d="M5 2.8h6.5L15.5 7v10.2H5ZM11.3 3v4.2h4" />,
  filter: <path d="M3 4.5h14l-5.4 6.3v5.2l-3.2-1.6v-3.6Z" />,
  folder: <path d="M2.8 5h5l1.7 2h7.7v9H2.8Z" />,
  gift: (
    <path d="M3.5 9.5h13v7h-13ZM2.8 6.5h14.4v3H2.8ZM10 6.5v10M10 6.5C8 6.5 5.8 5.8 6.3 4s3-1 3.7 2.5c.7-3.5 3.2-4.3 3.7-2.5s-1.7 2.5-3.7 2.5Z" />
  ),
  grid: <path d="M3.5 3.5h5v5h-5ZM11.5 3.5h5v5h-5ZM3.5 11.5h5v5h-5ZM11.5 11.5h5v5h-5Z" />,
  help: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M8 8a2 2 0 1 1 2.7 2c-.5.3-.7.7-.7 1.3" />
      {dot(10, 13.6)}
    </>
  ),
  keyboard: <path d="M2.5 5.5h15v9h-15ZM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.5h7" />,
  layers: <path d="m10 3 7 3.8-7 3.7-7-3.7ZM3.5 10.2 10 13.7l6.5-3.5M3.5 13.3 10 16.8l6.5-3.5" />,
  megaphone: <path d="M3.5 8v4h3l7.5 4V4L6.5 8ZM6.5 12l1 4.5h2.3l-1-3.5M16.5 8.5v3" />,
  minus: <path d="M4 10h12" />,
  money: (
    <>
      <path d="M2.5 5h15v10h-15Z" />
      <circle cx="10" cy="10" r="2.3" />
      <path d="M5.2 10h.01M14.8 10h.01" />
    </>
  ),
  pause: <path d="M7 4.5v11M13 4.5v11" />,
  pencil: <path d="M4 16.2 4.8 12.6 13 4.4l2.6 2.6-8.2 8.2ZM11.3 6.1l2.6 2.6" />,
  pin: (
    <>
      <path d="M10 17.2s5.5-5.2 5.5-9.2a5.5 5.5 0 0 0-11 0c0 4 5.5 9.2 5.5 9.2Z" />
      <circle cx="10" cy="8" r="1.8" />
    </>
  ),
  play: <path d="M6 4v12l10-6Z" />,
  plus: <path d="M10 4v12M4 10h12" />,
  printer: <path d="M5.5 7.5v-4h9v4M5.5 13.5H3v-6h14v6h-2.5M5.5 11.5h9v5h-9Z" />,
  scales: <path d="M10 3.5v13M6.5 16.5h7M4.5 6h11M4.5 6l-2 5h4ZM15.5 6l-2 5h4Z" />,
  scan: <path d="M3.5 7V3.5H7M13 3.5h3.5V7M16.5 13v3.5H13M7 16.5H3.5V13M6 10h8" />,
  shield: <path d="M10 3 16 5.2v4.3c0 3.7-2.4 6-6 7.5-3.6-1.5-6-3.8-6-7.5V5.2Z" />,
  sound: <path d="M3.5 7.8v4.4h3L11 16V4L6.5 7.8ZM13.5 7.5a3.5 3.5 0 0 1 0 5M15.6 5.4a6.5 6.5 0 0 1 0 9.2" />,
  soundOff: <path d="M3.5 7.8v4.4h3L11 16V4L6.5 7.8ZM13.5 8l4 4m0-4-4 4" />,
  sort: <path d="M6 4v12m-2.5-2.5L6 16l2.5-2.5M14 16V4m-2.5 2.5L14 4l2.5 2.5" />,
  spark: <path d="M10 2.8 11.8 8.2 17.2 10 11.8 11.8 10 17.2 8.2 11.8 2.8 10 8.2 8.2Z" />,
  stamp: <path d="M8.3 10.8V7.3a2.3 2.3 0 1 1 3.4 0v3.5h2.6a1.5 1.5 0 0 1 1.5 1.5v2.2H4.2v-2.2a1.5 1.5 0 0 1 1.5-1.5ZM4.2 17.2h11.6" />,
  store: <path d="M3.5 8.5v8h13v-8M2.5 8.5 4 3.5h12l1.5 5ZM8 16.5v-4.5h4v4.5" />,
  tag: <path d="M3.5 3.5h6l7 7-6 6-7-7ZM6.8 6.8h.01" />,
  talk: <path d="M4 4.5h12v8.5H9.5L6 16v-3H4z" />,
  ticket: <path d="M3 5.5h14v3a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3ZM12 5.5v1.5m0 2v2m0 2v1.5" />,
  trash: <path d="M3.5 5.5h13M8 5.5V3.5h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.5v5M11.5 8.5v5" />,
  upload: <path d="M10 13V4M6 8l4-4 4 4M3.5 16.5h13" />,
} as const satisfies Record<string, ReactNode>

addIcons(appIconPaths)

declare module '../show/icon-names.ts' {
  interface MoreIcons extends Record<keyof typeof appIconPaths, true> {}
}
