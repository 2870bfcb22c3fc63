import { api } from '#kit/call/api.ts'
import { productionCalls } from '../contract.ts'
import styles from './production.module.css'

/** The small picture of what is printed. */
export function Art({ fileId, name, isLarge = false }: { fileId: number; name: string; isLarge?: boolean }) {
  return (
    <img
      className={styles.art}
      data-large={isLarge || undefined}
      src={api.url(productionCalls.artThumbnail, { params: { id: fileId } })}
      alt={name}
      loading="lazy"
    />
  )
}
