import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import type { ShownOrder } from '#shop/order/ui/shown-order.ts'
import { labelCalls } from '../../contract.ts'

type Props = { order: ShownOrder; isForStaff?: boolean }

/** What is done with the label of an order: it is looked at as a PDF. */
export function LabelActs({ order, isForStaff = false }: Props) {
  if (!hasLabel(order)) return null
  return (
    <Row>
      <LabelPdf order={order} isForStaff={isForStaff} />
    </Row>
  )
}

const hasLabel = ({ labelState }: ShownOrder): boolean => labelState === 'READ' || labelState === 'CREATED'

function LabelPdf({ order: { id }, isForStaff }: Required<Props>) {
  const t = useText('labelMend')
  const call = isForStaff ? labelCalls.officeLabelPdf : labelCalls.myLabelPdf
  return (
    <LinkButton
      size="small"
      icon="label"
      reloadDocument
      target="_blank"
      reason={useWhyNot()(call)}
      to={api.url(call, { params: { id } })}
    >
      {t('pdf')}
    </LinkButton>
  )
}
