import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { formatCents } from '#base/money.ts'
import { grouped } from '#base/number.ts'
import { AppForm, FieldRow, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { FileButton } from '#kit/control/FileButton.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { ElsewhereBody, elsewhereCalls, type LabelPaper } from '../../buy/elsewhere/contract.ts'
import { anotherCarrier } from '../../buy/elsewhere/rules.ts'
import { labelCalls } from '../../contract.ts'

const ElsewhereForm = ElsewhereBody.omit({ paperId: true })
const accepted = 'application/pdf,image/png,image/jpeg,.zpl'

/** The paper first, so that its number is read; then what was paid for it, and of whom. */
export function ElsewhereDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const t = useText('labelElsewhere')
  const [paper, setPaper] = useState<LabelPaper>()
  const read = useAct(elsewhereCalls.readElsewhere, { onDone: ({ data }) => setPaper(data) })
  const choose = (
    <FileButton
      icon="upload"
      variant={paper ? 'quiet' : 'primary'}
      size={paper ? 'small' : 'medium'}
      reason={useWhyNot()(elsewhereCalls.readElsewhere)}
      busy={read.isPending}
      accept={accepted}
      onFile={file => read.mutate({ params: { id: orderId }, body: {}, files: [file] })}
    >
      {t(paper ? 'another' : 'choose')}
    </FileButton>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('titleOf', { id: orderId })} width={582}>
      {paper ? (
        <PaperForm key={paper.id} paper={paper} orderId={orderId} choose={choose} onClose={onClose} />
      ) : (
        <Stack>
          <p>{read.isPending ? t('reading') : t('chooseHint')}</p>
          <Row>{choose}</Row>
        </Stack>
      )}
    </Dialog>
  )
}

function PaperForm(props: { paper: LabelPaper; orderId: number; choose: ReactNode; onClose: () => void }) {
  const { paper, orderId, choose, onClose } = props
  const t = useText('labelElsewhere')
  const language = useLanguage()
  const seesLimits = useWhyNot()(approvalCalls.myLimits) === undefined
  const names = useCall(elsewhereCalls.carrierNames, {}).data?.data ?? []
  const isRead = paper.trackingNumber !== null
  const form = useAppForm(ElsewhereForm, {
    trackingNumber: '',
    carrier: paper.carrier ?? '',
    carrierName: '',
    trackingLink: '',
    service: '',
  } as Partial<z.input<typeof ElsewhereForm>>) // The cost is typed.
  const { control } = form
  const { carrier, costCents } = form.watch()
  const put = useMoneySend(elsewhereCalls.putElsewhere, {
    changes: [labelCalls.labelDesk, labelCalls.labelGroups, labelCalls.officeLabel, orderOfficeCalls.officeOrder],
    done: t('done'),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  })
  return (
    <AppForm form={form} error={put.error} onSubmit={said => put.mutate({ params: { id: orderId }, body: { ...said, paperId: paper.id } })}>
      <Facts
        of={[
          { label: t('file'), value: paper.name },
          isRead && { label: t('number'), value: <strong className="numbers">{grouped(paper.trackingNumber ?? '')}</strong> },
          isRead && { label: t('carrier'), value: names.find(({ id }) => id === paper.carrier)?.name ?? paper.carrier },
        ]}
      />
      <Row>{choose}</Row>
      {!isRead && (
        <>
          <p className="amber" role="status">
            {t('unread')}
          </p>
          <FormText control={control} name="trackingNumber" label={t('number')} isUpper required autoComplete="off" maxLength={60} />
          <FormSelect
            control={control}
            name="carrier"
            label={t('carrier')}
            required
            placeholder={t('chooseCarrier')}
            choices={[...names.map(({ id, name }) => ({ value: id, label: name })), { value: anotherCarrier, label: t('anotherCarrier') }]}
          />
          {carrier === anotherCarrier && (
            <FieldRow>
              <FormText control={control} name="carrierName" label={t('carrierName')} required maxLength={60} />
              <FormText
                control={control}
                name="trackingLink"
                label={t('link')}
                help={t('linkHint')}
                optional
                type="url"
                inputMode="url"
                maxLength={500}
              />
            </FieldRow>
          )}
        </>
      )}
      <FieldRow>
        <FormMoney control={control} name="costCents" label={t('cost')} help={t('costHint')} required />
        <FormText control={control} name="service" label={t('service')} optional maxLength={80} />
      </FieldRow>
      <p className="hint">{t('unseen')}</p>
      {seesLimits && <LimitNote kind="postage" amount={costCents ?? 0} />}
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={put.isPending}>
          {costCents ? t('putFor', { amount: formatCents(costCents, { language }) }) : t('put')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
