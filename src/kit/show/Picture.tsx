import { type ReactNode, useState } from 'react'
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
  /** What stands here where the picture cannot be had. */
  instead?: ReactNode
}

/** A picture in a fixed place; nothing on the page moves when it comes. */
export function Picture({ src, alt, ratio = 'square', eager, fit = 'contain', className, instead }: Props) {
  const [lost, setLost] = useState<string>()
  if (instead !== undefined && src !== undefined && lost === src) return instead
  return (
    <span className={cx(styles.frame, className)} data-ratio={ratio} data-fit={fit}>
      {src !== undefined && (
        <img
          // An error of the address before says nothing of this one.
          key={instead === undefined ? undefined : src}
          // One that failed before the page was alive fires no error any more.
          ref={image => {
            if (instead !== undefined && image?.complete && image.naturalWidth === 0) setLost(src)
          }}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setLost(src)}
        />
      )}
    </span>
  )
}
