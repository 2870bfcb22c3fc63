import type { Cover } from '../../post/contract.ts'
import { picturePath } from '../../post/rules.ts'
import styles from './PostCover.module.css'

/** The cover of an article, 16 to 9; where it has no picture, a press sheet of our own, drawn after its number. */
export function PostCover({
  id,
  cover,
  size = 'small',
  isEager = false,
}: {
  id: number
  cover: Cover | null
  size?: 'small' | 'large'
  isEager?: boolean
}) {
  if (!cover) return <Drawn id={id} />
  return (
    <img
      className={styles.cover}
      src={picturePath(cover.key, size)}
      width={cover.width}
      height={cover.height}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
    />
  )
}

/** What stands on the sheets, as seen on a press: a disc, a ring, waves, a folded square. */
const shapes = [
  'M160 24a66 66 0 1 1 0 132a66 66 0 1 1 0-132Z',
  'M160 20a70 70 0 1 1 0 140a70 70 0 1 1 0-140ZM160 56a34 34 0 1 0 0 68a34 34 0 1 0 0-68Z',
  'M82 66c26-44 52-44 78 0s52 44 78 0v48c-26 44-52 44-78 0s-52-44-78 0Z',
  'M160 16 234 90 160 164 86 90ZM160 62 132 90 160 118 188 90Z',
]
const inks = ['cyan', 'magenta', 'yellow'] as const

/** One screened shape in ink and a proof of the three colours beside it; the article's number chooses the shape and the screen's angle. */
function Drawn({ id }: { id: number }) {
  const angle = 15 + ((id * 30) % 90)
  return (
    <svg className={styles.cover} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={`screen-${id}`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
          <circle cx="3.5" cy="3.5" r="2.4" className={styles.dot} />
        </pattern>
        <linearGradient id={`fade-${id}`} gradientTransform={`rotate(${angle} 0.5 0.5)`}>
          <stop offset="0.1" stopColor="#fff" />
          <stop offset="0.95" stopColor="#fff" stopOpacity="0.12" />
        </linearGradient>
        <mask id={`sheet-${id}`}>
          <rect width="320" height="180" fill={`url(#fade-${id})`} />
        </mask>
      </defs>
      <path d={shapes[id % shapes.length]} fillRule="evenodd" fill={`url(#screen-${id})`} mask={`url(#sheet-${id})`} />
      <g className={styles.inks}>
        {inks.map((ink, at) => (
          <circle key={ink} className={styles[ink]} cx={38 + at * 9} cy="90" r="7" />
        ))}
      </g>
      <path
        className={styles.marks}
        d="M18 12v16M10 20h16M302 12v16M294 20h16M18 152v16M10 160h16M302 152v16M294 160h16M276 82v16M284 82v16M292 82v16"
      />
    </svg>
  )
}
