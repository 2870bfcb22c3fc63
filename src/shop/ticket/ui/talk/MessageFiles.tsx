import { formatBytes } from '#kit/app/page/bytes.ts'
import { api } from '#kit/call/api.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { ticketOfficeCalls } from '../../office/contract.ts'
import { ticketCalls } from '../../talk/contract.ts'
import type { ShownMessage } from './shown-ticket.ts'
import styles from './Talk.module.css'

type Props = { ticketId: number; files: ShownMessage['files']; isForStaff: boolean }

/** What was attached, each with a look at it; a click opens it, or saves what a program opens. */
export function MessageFiles({ ticketId, files, isForStaff }: Props) {
  const t = useText('ticket')
  const language = useLanguage()
  if (files.length === 0) return null
  const urlOf = (fileId: number, isSmall: boolean) => {
    const params = { id: ticketId, fileId }
    if (isForStaff) return api.url(isSmall ? ticketOfficeCalls.officeTicketThumbnail : ticketOfficeCalls.officeTicketFile, { params })
    return api.url(isSmall ? ticketCalls.ticketThumbnail : ticketCalls.ticketFile, { params })
  }
  return (
    <ul className={styles.files} aria-label={t('attachments')}>
      {files.map(file => (
        <li key={file.id}>
          <a className={styles.file} href={urlOf(file.id, false)} target="_blank" rel="noreferrer">
            {file.hasThumbnail ? <img src={urlOf(file.id, true)} alt="" loading="lazy" /> : <Icon name="file" size={32} />}
            <span className={styles.name}>
              <span title={file.name}>{file.name}</span>
              <span className="hint">{formatBytes(file.bytes, language)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
