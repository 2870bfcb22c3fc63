import { Checkbox } from '#kit/control/Choice.tsx'
import { useTooltip } from '#kit/overlay/use-tooltip.tsx'
import styles from './channels.module.css'

interface Props {
  label: string
  isOn: boolean
  /** Why it cannot be switched: it stays in the tab order, does nothing, and says why. */
  reason: string | undefined
  onToggle: () => void
}

/** One way of one kind, in a cell that takes the click as a whole. */
export function ChannelBox({ label, isOn, reason, onToggle }: Props) {
  const { on, tip } = useTooltip(reason)
  const isFixed = reason !== undefined
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box in it names itself. */}
      <label className={styles.cell} data-fixed={isFixed || undefined}>
        <Checkbox {...on} aria-label={label} checked={isOn} aria-disabled={isFixed || undefined} onChange={() => !isFixed && onToggle()} />
      </label>
      {tip}
    </>
  )
}
