import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Card } from '#kit/show/Card.tsx'
import { type PlainText, useText } from '#kit/use-text.ts'
import { settingCalls } from '../contract.ts'
import { isPublicSetting, isSettingKey, type SettingKey } from '../rules.ts'
import styles from './SettingOfficePage.module.css'
import { SettingRow } from './SettingRow.tsx'

export const handle = { texts: ['settingOffice'] }

const groups: readonly { title: PlainText<'settingOffice'>; holds: (key: SettingKey, kind: string) => boolean }[] = [
  { title: 'groupMoney', holds: (_, kind) => kind === 'cents' },
  { title: 'groupPrint', holds: key => key.startsWith('dpi') },
  { title: 'groupPeople', holds: key => /^(password|isStaffFactor|ticket|referral)/.test(key) },
  { title: 'groupTiers', holds: (_, kind) => kind === 'tiers' },
  { title: 'groupDocuments', holds: key => /^(pricing|service).*Url$/.test(key) },
  { title: 'groupContact', holds: isPublicSetting },
  { title: 'groupOrders', holds: () => true },
]

/** What the operator may change while the shop runs. */
export default function SettingOfficePage() {
  const t = useText('settingOffice')
  const settings = useCall(settingCalls.officeSettings, {})
  const groupOf = (key: string, kind: string) => groups.find(group => isSettingKey(key) && group.holds(key, kind))?.title
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <Loaded of={settings}>
        {all => (
          <div className={styles.groups}>
            {groups.map(({ title }) => (
              <Card key={title} flush>
                <h2 className={styles.group}>{t(title)}</h2>
                {all
                  .filter(setting => groupOf(setting.key, setting.kind) === title)
                  .map(setting => (
                    <SettingRow key={`${setting.key} ${setting.value}`} setting={setting} />
                  ))}
              </Card>
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}
