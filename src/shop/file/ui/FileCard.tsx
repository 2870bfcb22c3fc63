import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { formatNumber } from '#base/number.ts'
import { formatBytes } from '#kit/app/page/bytes.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { keyOf } from '#kit/call/use-call.ts'
import { Menu } from '#kit/control/Menu.tsx'
import { Card } from '#kit/layout/Cards.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { fileCalls, type LibraryFile } from '../contract.ts'
import { dpiAt, inchesAt, type PrintSize, type Resolution, resolutionOf } from '../rules.ts'
import { cutoutCalls } from '../take/cutout/contract.ts'
import styles from './FileCard.module.css'
import { FileDialog } from './FileDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { useDpiThresholds } from './use-dpi-thresholds.ts'

const CutoutDialog = lazyPart(() => import('./cutout/CutoutDialog.tsx').then(it => it.CutoutDialog))

/** Where a file is used, which layers above know: all of it, or what is lost where it is deleted. */
export type ShowUses = (file: LibraryFile, what: 'all' | 'lost') => ReactNode

const meanings: Record<Resolution, Meaning> = { low: 'red', medium: 'amber', high: 'green' }

/** A print file: its picture on the board that shows what is transparent, its pixels, and how sharp it prints. */
export function FileCard({ file, size, uses }: { file: LibraryFile; size: PrintSize; uses: ShowUses }) {
  const t = useText('file')
  const [isOpen, setOpen] = useState(false)
  const language = useLanguage()
  const dpi = dpiAt(file, size)
  const thresholds = useDpiThresholds()
  const sharpness = resolutionOf(dpi, thresholds)
  const best = inchesAt(file, thresholds.medium)
  const number = (value: number) => formatNumber(value, language, { most: 1 })
  const address = api.url(fileCalls.fileContent, { params: { id: file.id } })
  return (
    <Card
      hasBoard
      picture={
        <button type="button" className={styles.open} onClick={() => setOpen(true)}>
          <img src={api.url(fileCalls.fileThumbnail, { params: { id: file.id } })} alt={file.name} loading="lazy" decoding="async" />
        </button>
      }
      title={file.name}
      name={file.name}
      aside={<FileMenu file={file} address={address} uses={uses} onOpen={() => setOpen(true)} />}
    >
      <p className="hint numbers">
        {t('pixels', { width: number(file.width), height: number(file.height) })} · {formatBytes(file.bytes, language)}
      </p>
      <p className="hint numbers">{t('bestAt', { width: number(best.widthInches), height: number(best.heightInches) })}</p>
      <span title={t(`sharp_${sharpness}`)}>
        <Badge meaning={meanings[sharpness]}>{t('dpi', { dpi: number(dpi) })}</Badge>
        <span className="unseen">{t(`sharp_${sharpness}`)}</span>
      </span>
      {isOpen && <FileDialog file={file} uses={uses(file, 'all')} onClose={() => setOpen(false)} />}
    </Card>
  )
}

type MenuProps = { file: LibraryFile; address: string; uses: ShowUses; onOpen: () => void }
function FileMenu({ file, address, uses, onOpen }: MenuProps) {
  const t = useText('file')
  const notice = useNotice()
  const whyNot = useWhyNot()
  const queries = useQueryClient()
  const [isRenaming, setRenaming] = useState(false)
  const [isCutting, setCutting] = useState(false)
  const remove = useAct(fileCalls.deleteFile, { changes: [fileCalls.myFiles], done: t('removed', { name: file.name }) })
  const copy = async () => {
    const name = `library:${file.name}`
    await navigator.clipboard.writeText(name)
    notice.done(t('copied', { name }))
  }
  const question = {
    title: t('removeTitle', { name: file.name }),
    children: <>{uses(file, 'lost')}</>,
    action: t('remove'),
    isDangerous: true,
  }
  return (
    <>
      <Menu
        icon="dots"
        size="small"
        label={t('more', { name: file.name })}
        align="end"
        entries={[
          { label: t('details'), icon: 'eye', onSelect: onOpen },
          { label: t('copyName'), icon: 'copy', onSelect: () => void copy() },
          ...(whyNot(fileCalls.renameFile) === undefined
            ? [{ label: t('rename'), icon: 'design', onSelect: () => setRenaming(true) } as const]
            : []),
          ...(whyNot(cutoutCalls.cutOut) === undefined
            ? [{ label: t('cutout'), icon: 'crop', onSelect: () => setCutting(true) } as const]
            : []),
          { label: t('download'), icon: 'download', href: address, download: file.name },
          ...(whyNot(fileCalls.deleteFile) === undefined
            ? [
                {
                  label: t('remove'),
                  icon: 'trash',
                  isDanger: true,
                  onSelect: () => void remove.ask(question, { params: { id: file.id } }),
                } as const,
              ]
            : []),
        ]}
      />
      {isCutting && (
        <Suspense>
          <CutoutDialog
            file={file}
            onClose={() => setCutting(false)}
            onKept={({ name }) => {
              void queries.invalidateQueries({ queryKey: keyOf(fileCalls.myFiles) })
              notice.done(t('cutoutKept', { name }))
              setCutting(false)
            }}
          />
        </Suspense>
      )}
      {isRenaming && <RenameDialog file={file} onClose={() => setRenaming(false)} />}
    </>
  )
}
