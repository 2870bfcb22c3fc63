import { Button, IconButton } from '#kit/control/Button.tsx'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Lines, Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'

type Props<C extends string> = {
  all: readonly C[]
  usual: readonly C[]
  /** In their order. */
  chosen: readonly C[]
  nameOf: (column: C) => string
  onChange: (chosen: readonly C[]) => void
}

/** The columns of a file: ticked those that it has, in their order, which two buttons change; then the others. */
export function ColumnOrder<C extends string>({ all, usual, chosen, nameOf, onChange }: Props<C>) {
  const t = useText('exportFile')
  const others = all.filter(column => !chosen.includes(column))
  const move = (column: C, by: number) => {
    const at = chosen.indexOf(column)
    onChange(chosen.toSpliced(at, 1).toSpliced(at + by, 0, column))
  }
  return (
    <Stack gap={8} as="section" aria-label={t('columns')}>
      <Row isSpread>
        <strong>{t('columns')}</strong>
        <Button size="small" variant="quiet" onClick={() => onChange(usual)}>
          {t('usual')}
        </Button>
      </Row>
      <Lines>
        {chosen.map((column, at) => (
          <li key={column}>
            <div>
              <Checkbox label={nameOf(column)} checked onChange={() => onChange(chosen.filter(each => each !== column))} />
            </div>
            <IconButton
              icon="arrowUp"
              size="small"
              label={t('up', { column: nameOf(column) })}
              aria-disabled={at === 0 || undefined}
              onClick={() => at > 0 && move(column, -1)}
            />
            <IconButton
              icon="arrowDown"
              size="small"
              label={t('down', { column: nameOf(column) })}
              aria-disabled={at === chosen.length - 1 || undefined}
              onClick={() => at < chosen.length - 1 && move(column, 1)}
            />
          </li>
        ))}
        {others.map(column => (
          <li key={column}>
            <div>
              <Checkbox label={nameOf(column)} checked={false} onChange={() => onChange([...chosen, column])} />
            </div>
          </li>
        ))}
      </Lines>
    </Stack>
  )
}
