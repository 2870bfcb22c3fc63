import { useState } from 'react'
import { limits } from '#base/fields.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Card, Cards } from '#kit/layout/Cards.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { catalogueOfficeCalls } from '../../office/contract.ts'
import { photoUrl } from '../../picture/rules.ts'
import styles from './CatalogueOffice.module.css'
import type { Editing } from './use-editing.ts'

/** The photographs of a product, colour by colour; the first of a colour stands in the list. */
export function PhotoEditor({ editing }: { editing: Editing }) {
  const t = useText('catalogueOffice')
  const confirm = useConfirm()
  const whyNot = useWhyNot()
  const isFixed = whyNot(catalogueOfficeCalls.setProductPictures) !== undefined
  const { product } = editing
  const colors = [...new Set(product.variants.map(variant => variant.color))]
  const [color, setColor] = useState(colors[0] ?? '')
  const [files, setFiles] = useState<readonly File[]>([])
  const options = {
    changes: [catalogueOfficeCalls.officeProducts],
    done: t('saved'),
    onDone: ({ data }: { data: Editing['product'] }) => {
      editing.onSaved(data)
      setFiles([])
    },
  }
  const add = useAct(catalogueOfficeCalls.addProductPicture, options)
  const order = useAct(catalogueOfficeCalls.setProductPictures, options)
  const keys = product.photos.map(photo => photo.key)
  const send = (next: string[]) => order.mutate({ params: { id: product.id }, body: { version: product.version, keys: next } })
  const move = (at: number, by: 1 | -1) => {
    const [moved = ''] = keys.slice(at, at + 1)
    const rest = keys.filter(key => key !== moved)
    send([...rest.slice(0, at + by), moved, ...rest.slice(at + by)])
  }
  const remove = async (key: string) => {
    const question = { title: t('removePicture'), children: t('removePictureHint'), action: t('removePicture'), isDangerous: true }
    if (await confirm(question)) send(keys.filter(each => each !== key))
  }
  return (
    <Stack className={styles.part}>
      <Panel>
        <Select label={t('color')} choices={colors} value={color} onChange={value => setColor(value ?? '')} width="medium" />
        <FileDrop
          label={t('addPictures')}
          hint={t('pictureHint')}
          accept={{ 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }}
          maxBytes={limits.attachmentBytes}
          maxFiles={10}
          files={files}
          onChange={setFiles}
          isBusy={add.isPending}
        />
        <Row>
          <Button
            variant="primary"
            icon="upload"
            reason={whyNot(catalogueOfficeCalls.addProductPicture) ?? (files.length === 0 || color === '' ? t('pictureHint') : undefined)}
            busy={add.isPending}
            onClick={() => add.mutate({ params: { id: product.id }, body: { color }, files })}
          >
            {t('upload', { count: files.length })}
          </Button>
        </Row>
      </Panel>
      {product.photos.length === 0 && <p className="hint">{t('noPictures')}</p>}
      <Cards>
        {product.photos.map((photo, at) => (
          <Card
            key={photo.key}
            picture={<img src={photoUrl(photo.key, 'small')} alt={`${photo.color} ${at + 1}`} loading="lazy" />}
            title={photo.color}
          >
            <Row gap={4}>
              <IconButton icon="chevronLeft" label={t('earlier')} disabled={isFixed || at === 0} onClick={() => move(at, -1)} />
              <IconButton icon="chevronRight" label={t('later')} disabled={isFixed || at === keys.length - 1} onClick={() => move(at, 1)} />
              <IconButton icon="trash" label={t('removePicture')} disabled={isFixed} onClick={() => void remove(photo.key)} />
            </Row>
          </Card>
        ))}
      </Cards>
    </Stack>
  )
}
