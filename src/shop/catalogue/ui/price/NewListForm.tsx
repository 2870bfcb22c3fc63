import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { priceListCalls } from '../../price/contract.ts'

/** A new price list begins now and holds nothing; its own page opens. */
export function NewListForm() {
  const t = useText('catalogueOffice')
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [tier, setTier] = useState('')
  const create = useSend(priceListCalls.createPriceList, {
    changes: [priceListCalls.officePriceLists],
    onDone: ({ data }) => void navigate(`/office/price-lists/${data.id}`),
  })
  return (
    <Stack
      as="form"
      onSubmit={event => {
        event.preventDefault()
        create.mutate({ body: { name, tier, startsAt: new Date().toISOString(), endsAt: null } })
      }}
    >
      {create.error && <ErrorNote error={create.error} />}
      <TextInput
        label={t('listName')}
        value={name}
        required
        maxLength={120}
        data-autofocus
        onChange={event => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('tier')}
        help={t('tierHint')}
        value={tier}
        required
        pattern="[A-Z0-9_]{1,32}"
        onChange={event => setTier(event.currentTarget.value.toUpperCase())}
      />
      <Row>
        <Button type="submit" variant="primary" busy={create.isPending}>
          {t('newPriceList')}
        </Button>
      </Row>
    </Stack>
  )
}
