import { useState } from 'react'
import { grouped } from '#base/number.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Lines, Row, Stack } from '#kit/layout/Stack.tsx'
import { Scroll } from '#kit/scroll/Scroll.tsx'
import { useText } from '#kit/use-text.ts'
import { type LabelImport, type LabelPage, TypedNumber } from '../../../buy/file/contract.ts'
import { useWhy } from '../use-why.tsx'
import { useLabelFile } from '../ways.ts'
import { CropPicture } from './CropPicture.tsx'
import styles from './Page.module.css'
import { CutFields, type CutFormOf, useCutForm } from './PageCut.tsx'

type Of = { record: LabelImport; page: LabelPage }

/** A page by hand: its picture, the order that it goes with, its cut, and its number where no code of it is read. */
export function PageDialog({ record, page, onClose }: Of & { onClose: () => void }) {
  const t = useText('labelFile')
  const why = useWhy()
  const params = { id: record.id, pageId: page.id }
  const ways = useLabelFile()
  const changes = [ways.file, ways.pages]
  const form = useCutForm()
  const leave = useAct(ways.give, { changes, done: t('leftOut'), onDone: onClose })
  const take = useAct(ways.take, { changes, done: t('takenBack'), onDone: onClose })
  const [isLeft, isMade] = [page.state === 'LEFT', page.state === 'MADE']
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={582}
      title={t('mendTitle', { page: page.page })}
      hint={why(page)}
      footer={
        isMade ? undefined : isLeft ? (
          <Button busy={take.isPending} onClick={() => take.mutate({ params })}>
            {t('takeBack')}
          </Button>
        ) : (
          <Button busy={leave.isPending} onClick={() => leave.mutate({ params, body: { orderId: null } })}>
            {t('leaveOut')}
          </Button>
        )
      }
    >
      <Stack gap={24}>
        <PageLook record={record} page={page} form={isLeft ? undefined : form} />
        {record.mode === 'MATCH' && !isLeft && !isMade && <ChooseOrder record={record} page={page} />}
        {page.form === 'PDF' && !isLeft && <CutFields importId={record.id} page={page} form={form} onMarked={onClose} />}
        {!page.hasCode && page.form === 'PDF' && !isLeft && !isMade && <TypeNumber record={record} page={page} />}
      </Stack>
    </Dialog>
  )
}

/** The page as it is, with the frame of its cut, and the label that was cut out of it; of ZPL what it says. */
function PageLook({ record, page, form }: Of & { form: CutFormOf | undefined }) {
  const t = useText('labelFile')
  const { picture } = useLabelFile()
  if (page.form === 'ZPL') return <ZplLook page={page} />
  const params = { id: record.id, pageId: page.id }
  const whole = api.url(picture, { params, query: {} })
  const paper = api.url(picture, { params, query: { of: 'PAPER' } })
  const alt = t('picture', { page: page.page })
  return (
    <div className={styles.look}>
      <div>{form ? <CropPicture src={whole} alt={alt} form={form} /> : <img src={whole} alt={alt} />}</div>
      {page.hasPaper && (
        <div>
          <img key={`${page.number} ${page.fault}`} src={paper} alt={t('paper', { page: page.page })} />
        </div>
      )}
    </div>
  )
}

/** Only a ZPL printer draws it; its number and its texts are what it says. */
function ZplLook({ page }: { page: LabelPage }) {
  const t = useText('labelFile')
  return (
    <section>
      <Facts
        of={[
          { label: t('numberTitle'), value: page.number === null ? '–' : grouped(page.number) },
          { label: t('columnTo'), value: [page.fullName, page.place].filter(text => text !== '').join(', ') || '–' },
        ]}
      />
      <Scroll as="pre" label={t('zplText')} className={styles.zpl}>
        {page.text}
      </Scroll>
      <p className="muted">{t('zplHint')}</p>
    </section>
  )
}

function ChooseOrder({ record, page }: Of) {
  const t = useText('labelFile')
  const params = { id: record.id, pageId: page.id }
  const ways = useLabelFile()
  const [q, setQ] = useState('')
  const found = useCall(ways.orders, { params, query: { q } }, { keepsLast: true })
  const give = useAct(ways.give, { changes: [ways.file, ways.pages], done: t('chosen') })
  const orders = found.data?.data
  return (
    <section>
      <h3>{t('orderTitle')}</h3>
      <Stack gap={12}>
        <TextInput
          label={t('orderSearch')}
          help={t('orderSearchHelp')}
          type="search"
          value={q}
          onChange={event => setQ(event.currentTarget.value)}
          maxLength={100}
          autoComplete="off"
        />
        {orders?.length === 0 && <p className="muted">{t('noOrders')}</p>}
        <Lines className={styles.orders}>
          {orders?.map(order => (
            <li key={order.id}>
              <Row>
                <span className={styles.order}>
                  <strong className="numbers">#{order.id}</strong> {order.externalId} {order.fullName}{' '}
                  <span className="muted">
                    {order.zip}
                    {order.isSameZip && ` · ${t('sameZip')}`}
                  </span>
                </span>
                <Button
                  size="small"
                  aria-label={t('chooseOrder', { id: order.id })}
                  busy={give.isPending}
                  onClick={() => give.mutate({ params, body: { orderId: order.id } })}
                >
                  {t('choose')}
                </Button>
              </Row>
            </li>
          ))}
        </Lines>
      </Stack>
    </section>
  )
}

function TypeNumber({ record, page }: Of) {
  const t = useText('labelFile')
  const form = useAppForm(TypedNumber, { number: '' })
  const ways = useLabelFile()
  const type = useAct(ways.typeNumber, { changes: [ways.file, ways.pages], done: t('numberDone'), showsRefusal: true })
  return (
    <section>
      <AppForm form={form} error={type.error} onSubmit={body => type.mutate({ params: { id: record.id, pageId: page.id }, body })}>
        <FormText
          control={form.control}
          name="number"
          label={t('numberTitle')}
          help={t('numberHelp')}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          required
        />
        <Row>
          <Button type="submit" busy={type.isPending}>
            {t('useNumber')}
          </Button>
        </Row>
      </AppForm>
    </section>
  )
}
