import type { ReactNode } from 'react'
import { formatNumber } from '#base/number.ts'
import { formatBytes } from '#kit/app/page/bytes.ts'
import { When } from '#kit/app/page/When.tsx'
import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Picture } from '#kit/show/Picture.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { fileCalls, type LibraryFile } from '../contract.ts'
import { inchesAt } from '../rules.ts'
import styles from './FileDialog.module.css'
import { useDpiThresholds } from './use-dpi-thresholds.ts'

/** What is known of a file, and where it is used. */
export function FileDialog({ file, uses, onClose }: { file: LibraryFile; uses: ReactNode; onClose: () => void }) {
  const t = useText('file')
  const language = useLanguage()
  const best = inchesAt(file, useDpiThresholds().medium)
  const number = (value: number) => formatNumber(value, language, { most: 1 })
  const { id, name, type, bytes, width, height, source, createdAt } = file
  const format = `${type === 'image/png' ? 'PNG' : 'JPG'} · ${formatBytes(bytes, language)}`
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      width={582}
      footer={
        <LinkButton to={api.url(fileCalls.fileContent, { params: { id } })} target="_blank" rel="noreferrer" reloadDocument icon="eye">
          {t('open')}
        </LinkButton>
      }
    >
      <Stack gap={24}>
        <div className={styles.file}>
          <Picture
            src={api.url(fileCalls.fileThumbnail, { params: { id } })}
            alt=""
            {...(styles.picture && { className: styles.picture })}
          />
          <Facts
            of={[
              { label: t('size'), value: t('pixels', { width: number(width), height: number(height) }) },
              { label: t('prints'), value: t('bestAt', { width: number(best.widthInches), height: number(best.heightInches) }) },
              { label: t('type'), value: format },
              { label: t('source'), value: t(`from_${source}`) },
              { label: t('addedAt'), value: <When at={createdAt} exact /> },
            ]}
          />
        </div>
        {uses}
      </Stack>
    </Dialog>
  )
}
