import { Menu } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '#base/number.ts'
import { formatBytes } from '#kit/app/page/bytes.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { api } from '#kit/call/api.ts'
import { IconButton } from '#kit/control/Button.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { fileCalls, type LibraryFile } from '../contract.ts'
import { dpiAt, inchesAt, type PrintSize, type Resolution, resolutionOf } from '../rules.ts'
import styles from './FileCard.module.css'
import { RenameDialog } from './RenameDialog.tsx'
import { useDpiThresholds } from './use-dpi-thresholds.ts'

const meanings: Record<Resolution, Meaning> = { low: 'red', medium: 'amber', high: 'green' }

/** A print file: its picture on the board that shows what is transparent, its pixels, and how sharp it prints. */
export function FileCard({ file, size }: { file: LibraryFile; size: PrintSize }) {
  const t = useText('file')
  const language = useLanguage()
  const dpi = dpiAt(file, size)
  const thresholds = useDpiThresholds()
  const sharpness = resolutionOf(dpi, thresholds)
  const best = inchesAt(file, thresholds.medium)
  const number = (value: number) => formatNumber(value, language, { most: 1 })
  const address = api.url(fileCalls.fileContent, { params: { id: file.id } })
  return (
    <li className={styles.card}>
      <a className={styles.picture} href={address} target="_blank" rel="noreferrer">
        <img src={api.url(fileCalls.fileThumbnail, { params: { id: file.id } })} alt={file.name} loading="lazy" decoding="async" />
      </a>
      <div className={styles.words}>
        <div className={styles.top}>
          <strong title={file.name}>{file.name}</strong>
          <FileMenu file={file} address={address} />
        </div>
        <p className={styles.facts}>
          {t('pixels', { width: number(file.width), height: number(file.height) })} · {formatBytes(file.bytes, language)}
        </p>
        <p className={styles.facts}>{t('bestAt', { width: number(best.widthInches), height: number(best.heightInches) })}</p>
        <span title={t(`sharp_${sharpness}`)}>
          <Badge meaning={meanings[sharpness]}>{t('dpi', { dpi: number(dpi) })}</Badge>
          <span className="unseen">{t(`sharp_${sharpness}`)}</span>
        </span>
      </div>
    </li>
  )
}

function FileMenu({ file, address }: { file: LibraryFile; address: string }) {
  const t = useText('file')
  const notice = useNotice()
  const [isRenaming, setRenaming] = useState(false)
  const remove = useAct(fileCalls.deleteFile, { changes: [fileCalls.myFiles], done: t('removed', { name: file.name }) })
  const copy = async () => {
    const name = `library:${file.name}`
    await navigator.clipboard.writeText(name)
    notice.done(t('copied', { name }))
  }
  const question = { title: t('removeTitle', { name: file.name }), children: t('removeHint'), action: t('remove'), isDangerous: true }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton icon="dots" size="small" label={t('more', { name: file.name })} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon name="copy" size={16} />} onClick={() => void copy()}>
            {t('copyName')}
          </Menu.Item>
          <Menu.Item leftSection={<Icon name="design" size={16} />} onClick={() => setRenaming(true)}>
            {t('rename')}
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon name="download" size={16} />}
            component="a"
            className={styles.act}
            href={address}
            download={file.name}
          >
            {t('download')}
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon name="trash" size={16} />}
            color="red"
            onClick={() => void remove.ask(question, { params: { id: file.id } })}
          >
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming && <RenameDialog file={file} onClose={() => setRenaming(false)} />}
    </>
  )
}
