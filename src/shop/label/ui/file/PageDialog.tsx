import { useState } from 'react'
import { z } from 'zod'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormNumber, FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Columns, Lines, Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { type LabelImport, type LabelPage, labelFileCalls, TypedNumber } from '../../buy/file/contract.ts'
import styles from './LabelFile.module.css'
import { useWhy } from './use-why.tsx'

type Of = { record: LabelImport; page: LabelPage }
const changes = [labelFileCalls.myLabelImport, labelFileCalls.labelPages]

/** A page by hand: its picture, the order that it goes with, its cut, and its number where no code of it is read. */
export function PageDialog({ record, page, onClose }: Of & { onClose: () => void }) {
  const t = useText('labelFile')
  const why = useWhy()
  const params = { id: record.id, pageId: page.id }
  const leave = useAct(labelFileCalls.giveLabelPage, { changes, done: t('leftOut'), onDone: onClose })
  const take = useAct(labelFileCalls.takeLabelPage, { changes, done: t('takenBack'), onDone: onClose })
  const isLeft = page.state === 'LEFT'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={582}
      title={t('mendTitle', { page: page.page })}
      hint={why(page)}
      footer={
        isLeft ? (
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
        <PageLook record={record} page={page} />
        {record.mode === 'MATCH' && !isLeft && <ChooseOrder record={record} page={page} />}
        {page.form === 'PDF' && !isLeft && <Cut record={record} page={page} />}
        {!page.hasCode && page.form === 'PDF' && !isLeft && <TypeNumber record={record} page={page} />}
      </Stack>
    </Dialog>
  )
}

/** The page as it is, and the label that was cut out of it; of ZPL what it says. */
function PageLook({ record, page }: Of) {
  const t = useText('labelFile')
  const params = { id: record.id, pageId: page.id }
  if (page.form === 'ZPL') return <pre className={styles.zpl}>{page.text}</pre>
  const paper = api.url(labelFileCalls.labelPagePicture, { params, query: { of: 'PAPER' } })
  return (
    <div className={styles.look}>
      <img src={api.url(labelFileCalls.labelPagePicture, { params, query: {} })} alt={t('picture', { page: page.page })} />
      {page.hasPaper && <img key={`${page.number} ${page.fault}`} src={paper} alt={t('paper', { page: page.page })} />}
    </div>
  )
}

function ChooseOrder({ record, page }: Of) {
  const t = useText('labelFile')
  const params = { id: record.id, pageId: page.id }
  const [q, setQ] = useState('')
  const found = useCall(labelFileCalls.labelPageOrders, { params, query: { q } }, { keepsLast: true })
  const give = useAct(labelFileCalls.giveLabelPage, { changes, done: t('chosen') })
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

const Percent = z.int().min(0).max(90)
const CutForm = z.object({ turn: z.enum(['0', '1', '2', '3']), left: Percent, top: Percent, right: Percent, bottom: Percent })
const turns = [0, 1, 2, 3] as const

function Cut({ record, page }: Of) {
  const t = useText('labelFile')
  const form = useAppForm(CutForm, { turn: '0', left: 0, top: 0, right: 0, bottom: 0 })
  const cut = useAct(labelFileCalls.cutLabelPage, { changes, done: t('cutDone'), showsRefusal: true })
  const send = ({ turn, left, top, right, bottom }: z.output<typeof CutForm>) =>
    cut.mutate({
      params: { id: record.id, pageId: page.id },
      body: { turn: turns[Number(turn)] ?? 0, left: left / 100, top: top / 100, right: right / 100, bottom: bottom / 100 },
    })
  return (
    <section>
      <h3>{t('cutTitle')}</h3>
      <AppForm form={form} error={cut.error} onSubmit={send}>
        <FormSelect
          control={form.control}
          name="turn"
          label={t('turn')}
          choices={turns.map(turn => ({ value: String(turn), label: t(`turn_${turn}`) }))}
        />
        <Columns least={120} gap={12}>
          <FormNumber control={form.control} name="left" label={t('cutLeft')} min={0} max={90} />
          <FormNumber control={form.control} name="top" label={t('cutTop')} min={0} max={90} />
          <FormNumber control={form.control} name="right" label={t('cutRight')} min={0} max={90} />
          <FormNumber control={form.control} name="bottom" label={t('cutBottom')} min={0} max={90} />
        </Columns>
        <Row>
          <Button type="submit" icon="refresh" busy={cut.isPending}>
            {t('readAgain')}
          </Button>
        </Row>
      </AppForm>
    </section>
  )
}

function TypeNumber({ record, page }: Of) {
  const t = useText('labelFile')
  const form = useAppForm(TypedNumber, { number: '' })
  const type = useAct(labelFileCalls.typeLabelNumber, { changes, done: t('numberDone'), showsRefusal: true })
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
