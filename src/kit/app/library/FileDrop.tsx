import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { useState } from 'react'
import { IconButton } from '../../control/Button.tsx'
import { Icon } from '../../show/Icon.tsx'
import { useLanguage, useText } from '../../use-text.ts'
import { formatBytes } from '../page/bytes.ts'
import styles from './FileDrop.module.css'
import { Library } from './Library.tsx'

type Props = {
  label: string
  /** What may come, in words: 'JPG or PNG, at most 50 MB'. */
  hint: string
  /** MIME type → endings: `{ 'image/png': ['.png'] }`. */
  accept: Readonly<Record<string, readonly string[]>>
  /** What a file of another type is and what is to be sent instead, where more can be said than that it is not accepted. */
  whyNot?: (file: File) => string | undefined
  maxBytes: number
  maxFiles?: number
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  error?: string | undefined
  isBusy?: boolean
}

/** A place to drop files on, or to choose them by click or keyboard; refusals are named file by file. The server checks again. */
export function FileDrop({ label, hint, accept, whyNot, maxBytes, maxFiles = 1, files, onChange, error, isBusy }: Props) {
  const t = useText('app')
  const language = useLanguage()
  const [refused, setRefused] = useState<readonly string[]>([])
  const explain = ({ file, errors }: FileRejection) =>
    errors[0]?.code === 'file-too-large'
      ? t('tooLarge', { name: file.name, limit: formatBytes(maxBytes, language) })
      : errors[0]?.code === 'too-many-files'
        ? t('tooMany', { count: maxFiles })
        : wrongType(file)
  const wrongType = (file: File) => {
    const why = whyNot?.(file)
    return why === undefined ? t('wrongType', { name: file.name }) : `${file.name}: ${why}`
  }
  const add = (added: File[]) => {
    const all = maxFiles === 1 ? added.slice(-1) : [...files, ...added]
    setRefused(all.length > maxFiles ? [t('tooMany', { count: maxFiles })] : [])
    onChange(all.slice(0, maxFiles))
  }
  const messages = [...(error ? [error] : []), ...refused]
  return (
    <div className={styles.field}>
      <Library>
        <Dropzone
          aria-label={label}
          accept={Object.fromEntries(Object.entries(accept).map(([type, endings]) => [type, [...endings]]))}
          maxSize={maxBytes}
          multiple={maxFiles > 1}
          inputProps={{ 'aria-label': label }}
          loading={isBusy ?? false}
          onDrop={add}
          onReject={all => setRefused([...new Set(all.map(explain))])}
          classNames={{ root: styles.drop ?? '', inner: styles.inner ?? '' }}
        >
          <Icon name="upload" size={32} />
          <p className={styles.label}>{label}</p>
          <p className={styles.hint}>
            <Dropzone.Idle>{t('dropHere')}</Dropzone.Idle>
            <Dropzone.Reject>{hint}</Dropzone.Reject>
            <Dropzone.Accept>{t('dropNow')}</Dropzone.Accept>
          </p>
          <p className={styles.hint}>{hint}</p>
        </Dropzone>
      </Library>
      {messages.map(message => (
        <p key={message} className={styles.error} role="alert">
          <Icon name="alert" size={16} /> {message}
        </p>
      ))}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(file => (
            <li key={`${file.name}${file.size}${file.lastModified}`}>
              <Icon name={file.type.startsWith('image/') ? 'image' : 'file'} />
              <span className={styles.name}>{file.name}</span>
              <span className="numbers">{formatBytes(file.size, language)}</span>
              <IconButton
                icon="close"
                size="small"
                label={t('remove', { name: file.name })}
                onClick={() => onChange(files.filter(each => each !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
