import { useState } from 'react'
import { useUnsaved } from '#kit/app/form/Unsaved.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, IconButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines, Row } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { countryName } from '#shop/address/country.rules.ts'
import { type CarrierRule, carrierAccountCalls, type KeptRule } from '../../account/office/contract.ts'
import { type ShownAccount, useCarrierForms } from './account-words.tsx'
import styles from './Carriers.module.css'
import { RuleDialog } from './RuleDialog.tsx'

/** Which account serves which orders: rules in their order, changed here and saved all at once. */
export function CarrierRules() {
  const accounts = useCall(carrierAccountCalls.carrierAccounts, {})
  const rules = useCall(carrierAccountCalls.carrierRules, {})
  return (
    <Loaded of={accounts}>
      {all => (
        <Loaded of={rules} isFresh>
          {saved => <Editor key={saved.map(({ id }) => id).join()} saved={saved} accounts={all} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Editor({ saved, accounts }: { saved: readonly KeptRule[]; accounts: readonly ShownAccount[] }) {
  const t = useText('carrierOffice')
  const mayNot = useWhyNot()(carrierAccountCalls.setCarrierRules)
  const [rules, setRules] = useState<readonly CarrierRule[]>(saved)
  /** The place of the rule that is edited; the one behind the last is new. */
  const [edited, setEdited] = useState<number>()
  const isChanged = rules !== saved
  useUnsaved(isChanged)
  const save = useAct(carrierAccountCalls.setCarrierRules, {
    changes: [carrierAccountCalls.carrierRules],
    done: t('rulesSaved'),
    showsRefusal: true,
  })
  const send = () =>
    save.mutate({
      body: {
        rules: rules.map(({ country, maxOz, level, tier, accountId, service, isEnabled }) => ({
          country,
          maxOz,
          level,
          tier,
          accountId,
          service,
          isEnabled,
        })),
        seenIds: saved.map(({ id }) => id),
      },
    })
  const move = (at: number, by: number) => {
    const rule = rules[at]
    if (rule) setRules(rules.toSpliced(at, 1).toSpliced(at + by, 0, rule))
  }
  const add = (
    <Button
      size="small"
      icon="plus"
      reason={mayNot ?? (accounts.length === 0 ? t('empty') : undefined)}
      onClick={() => setEdited(rules.length)}
    >
      {t('addRule')}
    </Button>
  )
  return (
    <Panel title={t('rules')} aside={add}>
      <p className="hint">{t('rulesHint')}</p>
      <Lines as="ol" className={styles.rules}>
        {rules.map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place.
          <li key={at}>
            <span className={`numbers ${styles.place}`}>{at + 1}.</span>
            <RuleWords rule={rule} accounts={accounts} />
            <span className={styles.acts}>
              <IconButton
                icon="arrowUp"
                label={t('earlier', { at: at + 1 })}
                disabled={mayNot !== undefined || at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon="arrowDown"
                label={t('later', { at: at + 1 })}
                disabled={mayNot !== undefined || at === rules.length - 1}
                onClick={() => move(at, 1)}
              />
              <IconButton
                icon="pencil"
                label={t('editRule', { at: at + 1 })}
                disabled={mayNot !== undefined}
                onClick={() => setEdited(at)}
              />
              <IconButton
                icon="trash"
                label={t('removeRule', { at: at + 1 })}
                disabled={mayNot !== undefined}
                onClick={() => setRules(rules.toSpliced(at, 1))}
              />
            </span>
          </li>
        ))}
        <li>
          <div>
            {t('otherwise')} <small>{t('otherwiseHint')}</small>
          </div>
        </li>
      </Lines>
      {save.error && <ErrorNote error={save.error} />}
      {isChanged && (
        <Row data-foot="">
          <Button variant="primary" reason={mayNot} busy={save.isPending} onClick={send}>
            {t('saveRules')}
          </Button>
          <Button onClick={() => setRules(saved)}>{t('discard')}</Button>
          <span className="amber" role="status">
            {t('unsaved')}
          </span>
        </Row>
      )}
      {edited !== undefined && (
        <RuleDialog
          rule={rules[edited]}
          title={rules[edited] ? t('editRule', { at: edited + 1 }) : t('newRule')}
          accounts={accounts}
          onRule={rule => setRules(rules.toSpliced(edited, 1, rule))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  )
}

/** Who a rule is for, and what serves them. */
function RuleWords({ rule, accounts }: { rule: CarrierRule; accounts: readonly ShownAccount[] }) {
  const t = useText('carrierOffice')
  const language = useLanguage()
  const forms = useCarrierForms()
  const { country, maxOz, level, tier, accountId, service, isEnabled } = rule
  const account = accounts.find(({ id }) => id === accountId)
  const who = [
    country !== null && countryName(country, language),
    level !== null && t(`level_${level}`),
    maxOz !== null && t('upToOz', { ounces: maxOz }),
    tier !== null && t('tierOf', { tier }),
  ].filter(Boolean)
  const sold = account && forms?.get(account.carrier)?.services.find(({ code }) => code === service)?.name
  return (
    <div>
      <span className="beside">
        {who.length > 0 ? who.join(' · ') : t('anyOrder')}
        {!isEnabled && <Badge meaning="grey">{t('state_OFF')}</Badge>}
      </span>
      <small>
        → {account?.name} · {service === null ? t('cheapest') : (sold ?? service)}
      </small>
    </div>
  )
}
