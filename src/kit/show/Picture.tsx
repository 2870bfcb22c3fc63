import { cx } from '../cx.ts'
import styles from './Picture.module.css'

type Props = {
  src: string | undefined
  alt: string
  /** Width to height; the place is kept while the picture loads. */
  ratio?: 'square' | 'portrait' | 'landscape'
  /** Of the first screen: loaded at once. */
  eager?: boolean
  /** `contain` shows all of it on paper, `cover` fills. */
  fit?: 'contain' | 'cover'
  className?: string
}

/** A picture in a fixed place; nothing on the page moves when it comes. */
export function Picture({ src, alt, ratio = 'square', eager, fit = 'contain', className }: Props) {
  return (
    <span className={cx(styles.frame, className)} data-ratio={ratio} data-fit={fit}>
      {src !== undefined && (
        <img src={src} alt={alt} loading={eager ? 'eager' : 'lazy'} decoding="async" fetchPriority={eager ? 'high' : 'auto'} />
      )}
    </span>
  )
}
