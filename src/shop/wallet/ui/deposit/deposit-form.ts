import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { DepositBody } from '../../shape.contract.ts'

/** The form of both steps of a deposit. */
export type DepositForm = UseFormReturn<z.input<typeof DepositBody>, unknown, z.output<typeof DepositBody>>
