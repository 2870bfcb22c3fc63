import { useState } from 'react'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { productionCalls } from '../../contract.ts'
import styles from '../production.module.css'

const storageKey = 'inkport.machine'

/** The machine that this device stands at, kept in its browser; '' where none is chosen, or the shop does not name it any more. */
export function useMachine() {
  const names = useCall(productionCalls.productionMachines, {}).data?.data ?? []
  const [kept, setKept] = useState(() => localStorage.getItem(storageKey) ?? '')
  const choose = (name: string) => {
    localStorage.setItem(storageKey, name)
    setKept(name)
  }
  return { names, machine: names.includes(kept) ? kept : '', choose }
}

/** Which machine a station stands at, pressed once more for none; nothing where the shop names none. */
export function Machine({ of: { names, machine, choose } }: { of: ReturnType<typeof useMachine> }) {
  const t = useText('production')
  if (names.length === 0) return null
  return (
    <fieldset className={styles.modes}>
      <legend>{t('machine')}</legend>
      <Row>
        {names.map(name => (
          <Button
            key={name}
            variant={name === machine ? 'primary' : 'secondary'}
            aria-pressed={name === machine}
            onClick={() => choose(name === machine ? '' : name)}
          >
            {name}
          </Button>
        ))}
      </Row>
    </fieldset>
  )
}
