import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '#kit/control/Button.tsx'
import { useWhyNotOpen } from '#kit/use-why-not.ts'
import { askPath, ticketFormPath } from '../message/rules.ts'

/** The way to the form that asks support, in a sentence or below an item; grey, with whom to ask, for members who may open no ticket. */
export function AskLink({ about, children }: { about: Parameters<typeof askPath>[0]; children: ReactNode }) {
  const reason = useWhyNotOpen()(ticketFormPath)
  if (reason === undefined) return <Link to={askPath(about)}>{children}</Link>
  return (
    <LinkButton size="small" variant="quiet" reason={reason} to={askPath(about)}>
      {children}
    </LinkButton>
  )
}
