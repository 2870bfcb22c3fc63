import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { leftReasons } from '../../column/layout/layout.rules.ts'
import { bulkCalls, type Import } from '../../contract.ts'
import { Problems } from './Problems.tsx'

/** What is not made because the file says so; a click takes all of one kind. */
export function LeftRows({ record }: { record: Import }) {
  const t = useText('import')
  const mayNot = useWhyNot()(bulkCalls.takeLeftRows)
  const take = useAct(bulkCalls.takeLeftRows, { changes: [bulkCalls.myImport, bulkCalls.importProblems, bulkCalls.importOrders] })
  const isOpen = record.status === 'READY'
  const put = (takes: Import['takes']) => take.mutate({ params: { id: record.id }, body: { takes } })
  const { left } = record
  const shown = leftReasons.filter(reason => record.takes.includes(reason) || left.some(each => each.reason === reason))
  return (
    <Stack gap={12}>
      {isOpen &&
        shown.map(reason => {
          const isTaken = record.takes.includes(reason)
          const others = record.takes.filter(each => each !== reason)
          return (
            <Row key={reason}>
              <span>
                {t(`reason_${reason}`)}
                {!isTaken && `: ${left.find(each => each.reason === reason)?.rows ?? 0}`}
              </span>
              <Button size="small" reason={mayNot} busy={take.isPending} onClick={() => put(isTaken ? others : [...others, reason])}>
                {t(isTaken ? 'leaveAgain' : 'take')}
              </Button>
            </Row>
          )
        })}
      <Problems record={record} severity="left" />
    </Stack>
  )
}
