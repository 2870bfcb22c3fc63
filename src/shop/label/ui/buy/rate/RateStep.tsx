import type { ReactNode } from 'react'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { LinkButton } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack, WithRail } from '#kit/layout/Stack.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { placeLine } from '#shop/address/rules.ts'
import { addressOf, type TypedPackage } from '../form/draft.ts'
import type { KeptLabels } from '../form/use-label-draft.ts'
import { Bill } from './Bill.tsx'
import { serviceOfAll, servicesOfAll, sumOf } from './choice.rules.ts'
import { RateTable } from './RateTable.tsx'
import styles from './rate.module.css'
import { type LabelRate, type PackageRates, useRates } from './use-rates.ts'

/** So many packages show all their rates at once; of more each unfolds. */
const mostOpen = 3
/** The choice of whatever is cheapest, package by package. */
const cheapest = ''

/** Every service of every account that takes the packages; the cheapest of each is chosen. */
export function RateStep({ kept }: { kept: KeptLabels }) {
  const t = useText('buyLabel')
  const { draft, change } = kept
  const rates = useRates(draft)
  const { asked, packages, chosen } = rates
  const { form } = draft
  const choose = (at: number, service: string) =>
    change({ services: form.packages.map((_, each) => (each === at ? service : (chosen?.[each]?.service ?? null))) })
  return (
    <WithRail isSticky rail={<Bill kept={kept} rates={rates} />}>
      {asked.error && <ErrorNote error={asked.error} onRetry={() => void asked.refetch()} />}
      {!packages && !asked.error && (
        <Panel title={t('asking')}>
          <Skeleton shape="block" />
        </Panel>
      )}
      {packages && packages.length > 1 && (
        <ForAll
          packages={packages}
          services={draft.services}
          onChoose={service => change({ services: form.packages.map(() => (service === cheapest ? null : service)) })}
        />
      )}
      {packages && (
        <Packages isFolded={packages.length > mostOpen}>
          {packages.map((each, at) => (
            <OnePackage
              // biome-ignore lint/suspicious/noArrayIndexKey: a package is its place.
              key={at}
              number={at + 1}
              typed={form.packages[at]}
              rated={each}
              chosen={chosen?.[at]}
              isFolded={packages.length > mostOpen}
              onChoose={service => choose(at, service)}
            />
          ))}
        </Packages>
      )}
      <Way kept={kept} />
    </WithRail>
  )
}

type ForAllProps = { packages: readonly PackageRates[]; services: readonly (string | null)[]; onChoose: (service: string) => void }
function ForAll({ packages, services, onChoose }: ForAllProps) {
  const t = useText('buyLabel')
  const common = servicesOfAll(packages)
  const all = serviceOfAll(services, packages.length)
  if (common.length === 0) return null
  const isCheapest = packages.every(({ rates }, at) => (services[at] ?? rates[0]?.service) === rates[0]?.service)
  return (
    <Panel title={t('allPackages')} label={t('allPackages')} flush>
      <RateTable
        label={t('allPackages')}
        price={t('priceOfAll')}
        value={isCheapest ? cheapest : (all ?? undefined)}
        onChange={onChoose}
        rows={[
          {
            value: cheapest,
            service: t('cheapestEach'),
            carrier: '',
            days: undefined,
            cents: sumOf(packages.map(({ rates }) => rates[0])),
          },
          ...common.map(rowOf),
        ]}
      />
    </Panel>
  )
}

const rowOf = ({ service, serviceName, carrier, days, cents }: LabelRate) => ({
  value: service,
  service: serviceName,
  carrier,
  days,
  cents,
})

type PackageProps = {
  number: number
  typed: TypedPackage | undefined
  rated: PackageRates
  chosen: LabelRate | undefined
  isFolded: boolean
  onChoose: (service: string) => void
}
function OnePackage({ number, typed, rated, chosen, isFolded, onChoose }: PackageProps) {
  const t = useText('buyLabel')
  const faultText = useFaultText()
  const title = t('package', { number })
  const what = typed && `${typed.quantity} × ${typed.name} · ${typed.weight} oz`
  const aside = <span className="hint">{what}</span>
  if (chosen === undefined)
    return (
      <Panel title={title} label={title} aside={aside}>
        <Note
          meaning="red"
          role="status"
          title={t('noRate')}
          action={
            <LinkButton size="small" to="/buying-label">
              {t('changeDetails')}
            </LinkButton>
          }
        >
          {rated.fault && (faultText(rated.fault.code, rated.fault.values) ?? rated.fault.code)}
        </Note>
      </Panel>
    )
  const table = <RateTable label={title} price={t('price')} value={chosen.service} onChange={onChoose} rows={rated.rates.map(rowOf)} />
  if (!isFolded)
    return (
      <Panel title={title} label={title} aside={aside} flush>
        {table}
      </Panel>
    )
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="chevronRight" size={16} />
        <span>
          <strong>{title}</strong> · {chosen.serviceName} <span className="hint phone-none">{what}</span>
        </span>
        <Money cents={chosen.cents} />
      </summary>
      {table}
    </details>
  )
}

/** Many stand in one panel, each folded. */
function Packages({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const t = useText('buyLabel')
  if (!isFolded) return children
  return (
    <Panel title={t('packages')} label={t('packages')} flush>
      <div>{children}</div>
    </Panel>
  )
}

/** From where to where, with the way back to the form. */
function Way({ kept: { draft } }: { kept: KeptLabels }) {
  const t = useText('buyLabel')
  const { shipFrom, shipTo } = draft.form
  return (
    <Panel
      aside={
        <LinkButton size="small" variant="quiet" to="/buying-label">
          {t('changeDetails')}
        </LinkButton>
      }
      title={t('step_details')}
    >
      <Stack gap={8} as="ul">
        {[['shipFrom', shipFrom] as const, ['shipTo', shipTo] as const].map(([name, place]) => (
          <li key={name}>
            <span className="hint">{t(name)}</span>
            <br />
            {place.name}, {place.street1}, {placeLine(addressOf(place))}
          </li>
        ))}
      </Stack>
    </Panel>
  )
}
