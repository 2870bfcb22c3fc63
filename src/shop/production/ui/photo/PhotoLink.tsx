import { api } from '#kit/call/api.ts'
import { photoCalls } from '../../scan/photo/contract.ts'
import styles from './photo.module.css'

type Props = { photo: { id: number; width: number; height: number }; name: string }

/** A photo as small as its place; a press opens it. */
export function PhotoLink({ photo: { id, width, height }, name }: Props) {
  const urlOf = (size: 'small' | 'large') => api.url(photoCalls.piecePhoto, { params: { id }, query: { size } })
  return (
    <a className={styles.photo} href={urlOf('large')} target="_blank" rel="noreferrer">
      <img src={urlOf('small')} alt={name} width={width} height={height} loading="lazy" />
    </a>
  )
}
