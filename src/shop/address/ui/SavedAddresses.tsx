import { ChoiceCards } from '#kit/app/form/ChoiceCards.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Menu } from '#kit/control/Menu.tsx'
import { useText } from '#kit/use-text.ts'
import { addressCalls, type DeliveryAddress } from '../contract.ts'
import { placeLine } from '../rules.ts'

/** The card of an address that is typed. */
const typed = 'typed'

/** The seller's saved addresses, a card each, and a card for another one. Nothing where there is none. */
export function SavedAddresses({
  addresses,
  chosen,
  onChoose,
  onOther,
}: {
  addresses: readonly DeliveryAddress[]
  chosen: DeliveryAddress | undefined
  onChoose: (address: DeliveryAddress) => void
  onOther: () => void
}) {
  const t = useText('address')
  const changes = [addressCalls.myAddresses]
  const forget = useAct(addressCalls.deleteAddress, { changes })
  const prefer = useAct(addressCalls.setDefaultAddress, { changes })
  if (addresses.length === 0) return null
  return (
    <ChoiceCards
      legend={t('saved')}
      value={chosen ? String(chosen.id) : typed}
      onChange={value => {
        const picked = addresses.find(each => String(each.id) === value)
        if (picked) onChoose(picked)
        else onOther()
      }}
      choices={[
        ...addresses.map(each => ({
          value: String(each.id),
          title: (
            <>
              {each.fullName} {each.isDefault && <small className="hint">· {t('isDefault')}</small>}
            </>
          ),
          hint: `${each.address}, ${placeLine(each)}`,
          menu: (
            <Menu
              icon="dots"
              label={t('addressActions', { name: each.fullName })}
              align="end"
              entries={[
                ...(each.isDefault ? [] : [{ label: t('makeDefault'), onSelect: () => prefer.mutate({ params: { id: each.id } }) }]),
                {
                  label: t('forget'),
                  name: t('forgetName', { name: each.fullName }),
                  onSelect: () => forget.mutate({ params: { id: each.id } }),
                },
              ]}
            />
          ),
        })),
        { value: typed, title: t('otherAddress'), hint: t('otherAddressHint') },
      ]}
    />
  )
}
