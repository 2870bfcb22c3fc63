import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { PriceLimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { shippingCalls } from '../contract.ts'
import { Holidays } from './Holidays.tsx'
import { OptionCard } from './OptionCard.tsx'
import styles from './ShippingOfficePage.module.css'

export const handle = { texts: ['shippingOffice', 'approval'] }

/** Shipping options with their rates by weight, country by country, and the holidays. */
export default function ShippingOfficePage() {
  const t = useText('shippingOffice')
  const language = useLanguage()
  const options = useCall(shippingCalls.officeShipping, {})
  const reason = useWhyNot()(shippingCalls.changeShipping)
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      {reason === undefined && <PriceLimitNote />}
      <Loaded of={options}>
        {all =>
          [...Map.groupBy(all, option => option.country)].map(([country, own]) => (
            <section key={country} className={styles.country}>
              <h2>{country === '*' ? t('everywhere') : names.of(country)}</h2>
              <div className={styles.options}>
                {own.map(option => (
                  <OptionCard key={`${option.id} ${JSON.stringify(option)}`} option={option} reason={reason} />
                ))}
              </div>
            </section>
          ))
        }
      </Loaded>
      <Holidays />
    </>
  )
}
