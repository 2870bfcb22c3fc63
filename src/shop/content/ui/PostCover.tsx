import { cx } from '#kit/cx.ts'
import type { Cover } from '../contract.ts'
import { picturePath } from '../rules.ts'
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
  if (!cover) return <Drawn id={id} className={styles.cover} />
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

const inks = ['cyan', 'magenta', 'yellow'] as const

function Drawn({ id, className }: { id: number; className: string | undefined }) {
  // Three discs of ink turned round the sheet's middle by the article's number: each looks like its own.
  const turn = (id * 137.5 * Math.PI) / 180
  const reach = 42 + ((id * 29) % 34)
  const at = (ink: number, far: number, across: boolean) => {
    const angle = turn + (ink * 2 * Math.PI) / 3
    return Math.round((across ? 160 : 90) + far * (across ? 1.7 * Math.cos(angle) : 0.8 * Math.sin(angle)))
  }
  return (
    <svg
      className={cx(styles.drawn, className)}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={`dots-${id}`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform={`rotate(${(id * 15) % 90})`}>
          <circle cx="4.5" cy="4.5" r={1.4 + (id % 3) * 0.5} className={styles.dot} />
        </pattern>
      </defs>
      <g className={styles.inks}>
        {inks.map((ink, at3) => (
          <circle
            key={ink}
            className={styles[ink]}
            cx={at(at3, reach, true)}
            cy={at(at3, reach, false)}
            r={58 + ((id * (at3 + 3) * 7) % 26)}
          />
        ))}
      </g>
      <circle cx={at(0, reach, true)} cy={at(0, reach, false)} r="52" fill={`url(#dots-${id})`} />
      <g className={styles.marks}>
        <path d="M18 10v20M8 20h20M302 10v20M292 20h20M18 150v20M8 160h20M302 150v20M292 160h20" />
        <circle cx="18" cy="20" r="5" />
        <circle cx="302" cy="20" r="5" />
        <circle cx="18" cy="160" r="5" />
        <circle cx="302" cy="160" r="5" />
      </g>
    </svg>
  )
}
