// The write calls of banks, their statements, and corrections that two people make.
import { randomInt } from 'node:crypto'
import { adjustCalls } from '#shop/wallet/adjust/contract.ts'
import { bankCalls } from '#shop/wallet/bank/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { statementCalls } from '#shop/wallet/statement/contract.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { transfer } from '../money.ts'
import { askedBy, type Writes } from './asked.ts'
import { newMember } from './member.ts'

const columns = { date: 'Date', amount: 'Credit', memo: 'Description', reference: 'Ref' }
/** One line that brings 100 dollars, like no other. */
const statement = () => [new File([`Date,Description,Credit,Ref\n2026-11-20,Somebody,100.00,FT${randomInt(10 ** 12)}\n`], 'statement.csv')]

export function bankWrites(deployment: Deployment): Writes {
  const { demo, owner, tokens } = deployment.people
  const staff = askedBy(tokens.owner)
  const params = (id: number) => ({ params: { id } })
  // Closed for deposits: one that sellers are told of takes two people.
  const bank = () => ({ bankName: 'Vietcombank', accountName: 'INKPORT', accountNumber: String(randomInt(10 ** 12)), isEnabled: false })
  const account = async () => (await owner(bankCalls.makeBankAccount, { body: bank() })).data.id
  const read = async () => ({ body: { bankAccountId: await account(), ...columns }, files: statement() })
  const line = async () => {
    const { data } = await owner(statementCalls.importStatement, await read())
    const { docs } = (await owner(statementCalls.bankLines, { query: { statement: data.id } })).data
    return params(docs[0]?.id ?? 0)
  }
  const deposit = async () => (await demo(depositCalls.makeDeposit, transfer(100_00))).data.id
  const adjustment = { seller: 'demo', amountCents: 5_00, reason: 'A correction' }
  const asked = async () => params((await owner(adjustCalls.askAdjustment, { body: adjustment })).data.id)

  return {
    makeBankAccount: async () => staff({ body: bank() }),
    changeBankAccount: async () => staff({ ...params(await account()), body: bank() }),
    readStatement: async () => staff({ body: { bankAccountId: await account() }, files: statement() }),
    importStatement: async () => staff(await read()),
    matchLine: async () => staff({ ...(await line()), body: { depositId: await deposit() } }),
    setLineAside: async () => staff({ ...(await line()), body: { remark: 'No deposit' } }),
    askAdjustment: async () => staff({ body: adjustment }),
    refuseAdjustment: async () => staff({ ...(await asked()), body: { remark: 'Not so' } }),
    // Nobody confirms what they have asked for.
    confirmAdjustment: async () => ({ token: (await newMember(deployment, 'finance')).token, input: { ...(await asked()), body: {} } }),
  }
}
