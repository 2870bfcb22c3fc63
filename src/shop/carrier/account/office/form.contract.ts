// The office's forms of accounts and rules, as people fill them in; what is empty there is null or left out in the contract.
import { z } from 'zod'
import { Tier } from '#shop/account/person/contract.ts'
import { ShippingLevel } from '#shop/catalogue/price/contract.ts'
import { CarrierRule, type OfficeCarrier } from './contract.ts'
import { wrongSecret } from './rules.ts'

export const RuleForm = z.object({
  country: z.string(),
  maxOz: CarrierRule.shape.maxOz.optional(),
  level: z.literal('').or(ShippingLevel),
  tier: z.literal('').or(Tier),
  accountId: z.string().min(1, 'REQUIRED'),
  service: z.string(),
  isEnabled: z.boolean(),
})

/** The form in the contract's shape. */
export const ruleOf = ({ country, maxOz, level, tier, accountId, service, isEnabled }: z.infer<typeof RuleForm>): CarrierRule => ({
  country: country || null,
  maxOz: maxOz ?? null,
  level: level || null,
  tier: tier || null,
  accountId: Number(accountId),
  service: service || null,
  isEnabled,
})

/** A rule as its form begins. */
export const typedRule = (rule: CarrierRule | undefined, accountId: number | undefined) => ({
  country: rule?.country ?? '',
  maxOz: rule?.maxOz ?? undefined,
  level: rule?.level ?? ('' as const),
  tier: rule?.tier ?? '',
  accountId: String(rule?.accountId ?? accountId ?? ''),
  service: rule?.service ?? '',
  isEnabled: rule?.isEnabled ?? true,
})

/** What an account of this carrier is opened by. */
export const secretsForm = (fields: OfficeCarrier['fields']) =>
  z.object({ secrets: z.record(z.string(), z.string().trim()) }).superRefine(({ secrets }, context) => {
    const wrong = wrongSecret(fields, secrets)
    if (wrong) context.addIssue({ code: 'custom', message: wrong.code, path: wrong.path.split('.') })
  })
