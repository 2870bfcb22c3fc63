import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../../show/Icon.tsx'
import styles from './ChoiceCards.module.css'

export type ChoiceCard<T extends string> = {
  value: T
  title: ReactNode
  hint?: ReactNode
  icon?: IconName
  /** At the right: a price, a balance. */
  aside?: ReactNode
  /** Stands in the card beside what is chosen: a menu of its own. */
  menu?: ReactNode
}
export type ChoiceCardsProps<T extends string> = {
  legend: string
  /** The heading above says it already. */
  isLegendUnseen?: boolean
  choices: readonly (ChoiceCard<T> | false)[]
  value: T | undefined
  onChange: (value: T) => void
}

/** One of a few, each with what it means: radio buttons, a card each. */
export function ChoiceCards<T extends string>({ legend, isLegendUnseen, choices, value, onChange }: ChoiceCardsProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.cards}>
      <legend className={isLegendUnseen ? 'unseen' : undefined}>{legend}</legend>
      {choices.map(
        choice =>
          choice && (
            <div key={choice.value} className={styles.card}>
              <label>
                <input
                  type="radio"
                  name={name}
                  value={choice.value}
                  checked={choice.value === value}
                  onChange={() => onChange(choice.value)}
                />
                {choice.icon && <Icon name={choice.icon} size={24} />}
                <span className={styles.words}>
                  <strong>{choice.title}</strong>
                  {choice.hint && <span className="hint">{choice.hint}</span>}
                </span>
                {choice.aside}
              </label>
              {choice.menu}
            </div>
          ),
      )}
    </fieldset>
  )
}
