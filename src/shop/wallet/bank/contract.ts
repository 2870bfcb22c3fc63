// Where sellers send their money.
import { z } from 'zod'
import { call, subject } from '#base/call.ts'
import { requiredFault } from '#base/fields.ts'
import { dataOf, fieldOf, Id, IdParam, named } from '#base/shapes.ts'

export const bankAccount = subject('bank-account', ['Bank account', 'Tài khoản ngân hàng'], { office: '/office/bank' })

const Line = z.string().trim().max(120)
const RequiredLine = fieldOf(requiredFault).pipe(Line)

export const BankAccountBody = z.object({
  bankName: RequiredLine,
  accountName: RequiredLine,
  accountNumber: RequiredLine,
  swift: Line.default(''),
  bankCode: z
    .string()
    .trim()
    .regex(/^(\d{6})?$/, { error: 'BANK_CODE_INVALID' })
    .default(''),
  isEnabled: z.boolean().default(true),
})
export type BankAccountBody = z.output<typeof BankAccountBody>
export const OfficeBankAccount = BankAccountBody.extend({ id: Id })
export type OfficeBankAccount = z.output<typeof OfficeBankAccount>

const readers = { access: { staff: ['finance', 'auditor'] }, touches: 'any' } as const
const owner = { access: { staff: [] }, touches: 'any' } as const

named({ OfficeBankAccount, BankAccountBody })

export const bankCalls = {
  bankAccounts: call('GET /v1/office/bank-account', {
    ...readers,
    summary: 'The bank accounts that sellers send to',
    answer: dataOf(z.array(OfficeBankAccount)),
  }),
  makeBankAccount: call('POST /v1/office/bank-account', {
    ...owner,
    money: 'payee',
    did: {
      about: bankAccount,
      done: ['Added a bank account', 'Thêm tài khoản ngân hàng'],
      asks: ['Add a bank account', 'Thêm tài khoản ngân hàng'],
    },
    summary: 'Add a bank account that sellers may send to',
    body: BankAccountBody,
    answer: dataOf(OfficeBankAccount),
  }),
  changeBankAccount: call('PUT /v1/office/bank-account/{id}', {
    ...owner,
    money: 'payee',
    did: {
      about: bankAccount,
      done: ['Changed a bank account', 'Sửa tài khoản ngân hàng'],
      asks: ['Change a bank account', 'Sửa tài khoản ngân hàng'],
    },
    summary: 'Change a bank account, or close it for new deposits',
    params: IdParam,
    body: BankAccountBody,
    answer: dataOf(OfficeBankAccount),
  }),
}
