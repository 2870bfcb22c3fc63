import type { HTMLAttributes } from 'react'
import { cx } from '../cx.ts'
import { Scroll } from '../scroll/Scroll.tsx'
import styles from './Tiles.module.css'

type Props = {
  /** How many stand beside each other at most; a narrower window has fewer. */
  most?: 2 | 3 | 4 | 6
  /** On a phone a row that slides, so that the page stays short. */
  slides?: 'narrow' | 'wide'
  /** Names a row that slides and has nothing in it that the keyboard reaches. */
  label?: string
  as?: 'ul' | 'ol' | 'div'
} & HTMLAttributes<HTMLElement>

/** Things of one size beside each other: products, articles, pictures. */
export function Tiles({ most = 4, slides, label, as: Element = 'ul', className, ...rest }: Props) {
  const tiles = { ...rest, className: cx(styles.tiles, className), 'data-most': most, 'data-slides': slides }
  return label === undefined ? <Element {...tiles} /> : <Scroll as={Element} label={label} {...tiles} />
}

/** One of them, all of which is the link of its heading. */
export function Tile({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <article {...rest} className={cx(styles.tile, className)} />
}
