import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from '../cx.ts'
import { useTooltip } from '../overlay/use-tooltip.tsx'
import { Icon, type IconName } from '../show/Icon.tsx'
import styles from './Button.module.css'

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  icon?: IconName | undefined
  wide?: boolean | undefined
  /** Its words stand where those above them begin: for a quiet one below a text. */
  flush?: boolean | undefined
}
const look = ({ variant = 'secondary', size = 'medium', wide, flush }: Look, ...more: (string | undefined)[]) =>
  cx(styles.button, styles[variant], styles[size], wide && styles.wide, flush && styles.flush, ...more)

type ButtonProps = Look & {
  /** Why the act is not allowed now: the button stays in the tab order, does nothing, and says why. */
  reason?: string | undefined
  /** The act is under way: the label stays, a ring turns, further clicks do nothing. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement> | undefined
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'>

/** A button; a forbidden act is shown with its `reason`, to mouse and keyboard alike. */
export function Button({
  variant,
  size,
  icon,
  wide,
  flush,
  reason,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { on, tip } = useTooltip(reason)
  const inert = reason !== undefined || busy === true
  return (
    <>
      <button
        {...rest}
        {...on}
        type={type}
        className={look({ variant, size, wide, flush }, busy ? styles.busy : undefined, className)}
        data-variant={variant}
        aria-disabled={inert || undefined}
        aria-busy={busy || undefined}
        onClick={event => (inert ? event.preventDefault() : onClick?.(event))}
      >
        {icon && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
        {children}
        {busy && <span className={styles.ring} aria-hidden="true" />}
      </button>
      {tip}
    </>
  )
}

type LinkButtonProps = Look & Pick<ButtonProps, 'reason'> & LinkProps & { children?: ReactNode }

/** A link that looks like a button, and is one that does nothing where `reason` says why. An address of another site opens as such. */
export function LinkButton({ variant, size, icon, wide, flush, reason, className, children, ...rest }: LinkButtonProps) {
  if (reason !== undefined)
    return <Button {...{ variant, size, icon, wide, flush, reason, className, children }} aria-label={rest['aria-label']} />
  return (
    <Link {...rest} className={look({ variant, size, wide, flush }, className)}>
      {icon && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
      {children}
    </Link>
  )
}

/** A square button with an icon alone; `label` is its name and its hint. */
export function IconButton({
  icon,
  label,
  size,
  className,
  ...rest
}: { icon: IconName; label: string; ref?: Ref<HTMLButtonElement> | undefined } & Pick<Look, 'size'> &
  ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={look({ variant: 'quiet', size }, styles.square, className)}>
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </button>
  )
}
