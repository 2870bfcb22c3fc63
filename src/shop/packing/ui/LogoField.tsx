import { useState } from 'react'
import { FileDrop } from '#kit/app/library/FileDrop.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { Button } from '#kit/control/Button.tsx'
import { Card, Cards } from '#kit/layout/Cards.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { packingCalls } from '../contract.ts'
import { packingLimits } from '../rules.ts'

/** The logo on the slip: put there, looked at, replaced, taken off. */
export function LogoField({ hasLogo }: { hasLogo: boolean }) {
  const t = useText('packing')
  const whyNot = useWhyNot()
  const [files, setFiles] = useState<readonly File[]>([])
  // The address of the picture stays the same; each change is shown by another one.
  const [changes, setChanges] = useState(0)
  const options = {
    changes: [packingCalls.myPacking],
    done: t('saved'),
    onDone: () => {
      setFiles([])
      setChanges(count => count + 1)
    },
  }
  const put = useAct(packingCalls.setLogo, options)
  const remove = useAct(packingCalls.removeLogo, options)
  return (
    <Panel title={t('logo')}>
      {hasLogo && (
        <Cards>
          <Card picture={<img src={`${api.url(packingCalls.myLogo)}?${changes}`} alt={t('logo')} />} hasBoard title={t('onSlips')}>
            <Row>
              <Button
                size="small"
                icon="trash"
                reason={whyNot(packingCalls.removeLogo)}
                busy={remove.isPending}
                onClick={() => remove.mutate({})}
              >
                {t('removeLogo')}
              </Button>
            </Row>
          </Card>
        </Cards>
      )}
      <FileDrop
        label={t('addLogo')}
        hint={t('logoHint')}
        accept={{ 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }}
        maxBytes={packingLimits.logoBytes}
        files={files}
        onChange={setFiles}
        isBusy={put.isPending}
      />
      <Row>
        <Button
          icon="upload"
          reason={whyNot(packingCalls.setLogo) ?? (files.length === 0 ? t('logoHint') : undefined)}
          busy={put.isPending}
          onClick={() => put.mutate({ body: {}, files })}
        >
          {t('upload')}
        </Button>
      </Row>
    </Panel>
  )
}
