import { z } from 'zod'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { type CartItem, ProductText } from '../contract.ts'
import { cartLimits, productText } from '../rules.ts'

const TextForm = z.object({ text: ProductText })
type Props = { item: CartItem; name: string; onSave: (text: string) => void }

/** What a design prints for the buyer, to be changed in place; a design that takes no text shows what stands on the ticket. */
export function LineText({ item, name, onSave }: Props) {
  const t = useText('cart')
  const form = useAppForm(TextForm, { text: item.text })
  const typed = productText(form.watch('text'))
  if (!item.takesText) return item.text === '' ? null : <p className="hint">{t('textWith', { text: item.text })}</p>
  const reason = typed === '' ? t('textEmpty') : typed === item.text ? t('textSame') : undefined
  return (
    <AppForm form={form} onSubmit={({ text }) => onSave(text)}>
      <Row align="end" gap={8}>
        <FormText
          control={form.control}
          name="text"
          label={t('textOf')}
          maxLength={cartLimits.textMax}
          autoComplete="off"
          aria-label={t('textFor', { name })}
        />
        <Button type="submit" size="small" reason={reason}>
          {t('saveText')}
        </Button>
      </Row>
    </AppForm>
  )
}
