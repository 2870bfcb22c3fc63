import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Choice } from '../../control/Select.tsx'
import { Library } from './Library.tsx'

export interface MultiSelectProps {
  label: string
  help?: ReactNode
  error?: string | undefined
  name?: string
  choices: readonly (string | Choice)[]
  value: readonly string[]
  onChange: (value: string[]) => void
  disabled?: boolean
}

export function MultiSelectPart({ help, choices, value, disabled = false, ...rest }: MultiSelectProps) {
  return (
    <Library>
      <MultiSelect {...rest} searchable disabled={disabled} description={help} data={choices} value={[...value]} />
    </Library>
  )
}
