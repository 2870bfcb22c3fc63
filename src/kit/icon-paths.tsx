import type { ReactNode } from 'react'

/** A dot of the drawings. */
export const dot = (cx: number, cy: number) => <circle cx={cx} cy={cy} r="0.9" fill="currentColor" stroke="none" />

/** The drawings that public pages use: lines of 1.5 on a field of 20. Those of the working screens are in desk/. */
export const iconPaths = {
  alert: (
    <>
      <path d="M10 3.2 17.6 16.4H2.4Z" />
      <path d="M10 8.2v3.6" />
      {dot(10, 14)}
    </>
  ),
  arrowRight: <path d="M4 10h12m-5-5 5 5-5 5" />,
  bank: <path d="m3 8 7-4.5L17 8M4 16.5h12M5.5 8.5v6m3-6v6m3-6v6m3-6v6" />,
  box: <path d="m10 2.8 6.5 3.4v7.6L10 17.2l-6.5-3.4V6.2Zm0 7.4 6.5-4M10 10.2 3.5 6.2M10 10.2v7M6.7 4.5l6.5 3.7" />,
  check: <path d="m4 10.5 4 4 8-9" />,
  checkCircle: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="m6.8 10.2 2.3 2.3 4.2-4.8" />
    </>
  ),
  chevronDown: <path d="m5.5 8 4.5 4.5L14.5 8" />,
  chevronRight: <path d="M8 5.5 12.5 10 8 14.5" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  copy: <path d="M7.5 7.5h8v8h-8ZM4.5 12.5v-8h8" />,
  dashboard: <path d="M3.5 3.5h5.5v7H3.5ZM11.5 3.5h5v4h-5ZM11.5 10.5h5v6h-5ZM3.5 13.5h5.5v3H3.5Z" />,
  design: <path d="m12.6 4 3.4 3.4L7.4 16H4v-3.4ZM10.8 5.8l3.4 3.4" />,
  envelope: <path d="M3 5h14v10.5H3ZM3 5.5l7 5.5 7-5.5" />,
  eye: (
    <>
      <path d="M2 10s3-5.3 8-5.3S18 10 18 10s-3 5.3-8 5.3S2 10 2 10Z" />
      <circle cx="10" cy="10" r="2.3" />
    </>
  ),
  eyeOff: (
    <path d="M3 3.5 17 17M8 5a8 8 0 0 1 2-.3c5 0 8 5.3 8 5.3a13 13 0 0 1-2.3 2.9M5 6.6A13 13 0 0 0 2 10s3 5.3 8 5.3c1 0 2-.2 2.8-.5" />
  ),
  globe: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M3 10h14M10 3c2.3 2 3.2 4.3 3.2 7s-.9 5-3.2 7c-2.3-2-3.2-4.3-3.2-7S7.7 5 10 3Z" />
    </>
  ),
  home: <path d="m3 9.5 7-6 7 6M5 8.5v8h10v-8M8.5 16.5v-5h3v5" />,
  label: <path d="M3 3.5h7.5l6.5 6.5-7 7L3 10.5ZM6.5 7h.01" />,
  logout: <path d="M8 3.5H3.5v13H8M8.5 10h8m-3.5-3.5L16.5 10 13 13.5" />,
  menu: <path d="M3 5.5h14M3 10h14M3 14.5h14" />,
  moon: <path d="M16 12.2A6.7 6.7 0 0 1 7.8 4 6.8 6.8 0 1 0 16 12.2Z" />,
  package: <path d="M3.5 6.5h13v10h-13ZM3.5 6.5l2-3h9l2 3M10 3.5v3M8 10h4" />,
  refresh: <path d="M16 6.5A6.7 6.7 0 0 0 3.6 8M4 13.5A6.7 6.7 0 0 0 16.4 12M16.5 3.5v3.5H13M3.5 16.5V13H7" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5.3" />
      <path d="m13 13 4 4" />
    </>
  ),
  settings: (
    <>
      <circle cx="10" cy="10" r="2.5" />
      <path d="M10 2.8v2.5M10 14.7v2.5M2.8 10h2.5M14.7 10h2.5M4.9 4.9l1.8 1.8M13.3 13.3l1.8 1.8M15.1 4.9l-1.8 1.8M6.7 13.3l-1.8 1.8" />
    </>
  ),
  shirt: <path d="M7 3.5 2.5 6l1.5 3.5 2-.8v8h8v-8l2 .8L17.5 6 13 3.5c-.7 1.4-1.7 2-3 2s-2.3-.6-3-2Z" />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.2" />
      <path d="M10 2.5v1.8M10 15.7v1.8M2.5 10h1.8M15.7 10h1.8M4.7 4.7 6 6M14 14l1.3 1.3M15.3 4.7 14 6M6 14l-1.3 1.3" />
    </>
  ),
  truck: (
    <>
      <path d="M2 5h9.5v8.5H8.5M4 13.5H2V5M11.5 8h3.3L18 11v2.5h-1.5M13 13.5h-1.5" />
      <circle cx="6.2" cy="14" r="1.8" />
      <circle cx="14.8" cy="14" r="1.8" />
    </>
  ),
  user: (
    <>
      <circle cx="10" cy="6.8" r="3.2" />
      <path d="M3.5 17c.6-3.6 3-5.3 6.5-5.3s5.9 1.7 6.5 5.3" />
    </>
  ),
  wallet: <path d="M3 5.5h12v2M3 5.5v10.5h14V7.5H4.5A1.5 1.5 0 0 1 3 6ZM13.5 11.8h.01" />,
  xCircle: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="m7.5 7.5 5 5m0-5-5 5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>
