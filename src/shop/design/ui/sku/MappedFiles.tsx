import { useRef, useState } from 'react'
import { Button } from '#kit/control/Button.tsx'
import { Segments } from '#kit/control/Choice.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import type { SkuMappingBody } from '../../sku/contract.ts'
import { ArtPicker } from '../ArtPicker.tsx'

type Files = SkuMappingBody['files']

/** A file of the library for each side that is printed, or none: then the art comes with the order. */
export function MappedFiles({ sides, files, onChange }: { sides: readonly Side[]; files: Files; onChange: (files: Files) => void }) {
  const t = useText('design')
  const [side, setSide] = useState<Side>(sides[0] ?? 'FRONT')
  const chosen = files.find(file => file.side === side)
  const latest = useRef(files)
  latest.current = files
  /** Those of the other sides, as they are when a file has come. */
  const others = () => latest.current.filter(file => file.side !== side)
  return (
    <Stack gap={8}>
      {sides.length > 1 && (
        <Segments
          label={t('side')}
          value={side}
          onChange={setSide}
          choices={sides.map(value => ({
            value,
            label: (
              <>
                {t(value)}
                {files.some(file => file.side === value) && <Icon name="check" size={16} />}
              </>
            ),
          }))}
        />
      )}
      <ArtPicker picked={chosen?.fileId} onPick={({ id }) => onChange([...others(), { side, fileId: id }])} />
      {chosen && (
        <Row>
          <Button variant="quiet" size="small" onClick={() => onChange(others())}>
            {t('removeArt')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
