import type { ReactNode } from 'react'
import { Skeleton } from '../show/Loading.tsx'
import styles from './Cards.module.css'
import { Stack } from './Stack.tsx'

/** Cards side by side, as many as there is room for; two on a phone. */
export function Cards({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {children}
    </ul>
  )
}

type Props = {
  /** Square, at the top; a link where it opens something. */
  picture: ReactNode
  /** Behind it the board that shows what is transparent. */
  hasBoard?: boolean
  title: ReactNode
  /** Of the title, where it is cut. */
  name?: string
  /** Over the picture's corner: the box that selects it. */
  tick?: ReactNode
  /** Beside the title: its menu. */
  aside?: ReactNode
  /** What is known of it, a line each. */
  children?: ReactNode
  /** At its foot, at one height in all cards of a row. */
  foot?: ReactNode
}

/** A thing by its picture. */
export function Card({ picture, hasBoard, title, name, tick, aside, foot, children }: Props) {
  return (
    <li className={styles.card}>
      <div className={styles.picture} data-board={hasBoard || undefined}>
        {picture}
        {tick && <div className={styles.corner}>{tick}</div>}
      </div>
      <div className={styles.words}>
        <div className={styles.top}>
          <strong className="cut" title={name}>
            {title}
          </strong>
          {aside}
        </div>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </li>
  )
}

/** The room of cards that are coming. */
export function WaitingCards({ count }: { count: number }) {
  return (
    <ul className={styles.cards} aria-busy="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
        <Stack key={at} as="li" gap={8}>
          <Skeleton shape="square" />
          <Skeleton shape="short" />
        </Stack>
      ))}
    </ul>
  )
}

/** `picture` in place of a plain one: a garment with its art. */
type Shown = { name: string; hint?: ReactNode } & ({ src: string; alt: string } | { picture: ReactNode })
type PicksProps<Item> = {
  of: readonly Item[]
  show: (item: Item) => Shown
  picked?: number | undefined
  /** Where several may be picked, in place of `picked`. */
  isPicked?: (item: Item) => boolean
  onPick: (item: Item) => void
  label: string
}

/** Pictures of which one is picked; with a `hint` its name stands below each. */
export function PicturePicks<Item extends { id: number }>({
  of,
  show,
  picked,
  isPicked = ({ id }) => id === picked,
  onPick,
  label,
}: PicksProps<Item>) {
  return (
    <ul className={styles.picks} aria-label={label}>
      {of.map(item => {
        const shown = show(item)
        const { name, hint } = shown
        return (
          <li key={item.id}>
            <button type="button" aria-pressed={isPicked(item)} title={name} onClick={() => onPick(item)}>
              {'picture' in shown ? shown.picture : <img src={shown.src} alt={shown.alt} loading="lazy" decoding="async" />}
              {hint !== undefined && (
                <>
                  <span className="cut">{name}</span>
                  <small className="muted">{hint}</small>
                </>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
