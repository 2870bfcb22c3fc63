// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/client.ts'
import type { walletCalls as contract } from './contract.ts'

export const walletCalls = wire<typeof contract>({
  myWallet: 'GET /v1/wallet/me',
  paymentMethods: 'GET /v1/wallet/method',
  myTransactions: 'GET /v1/wallet/transaction',
  myStatement: 'download GET /v1/wallet/statement',
  depositInstruction: 'GET /v1/deposit/instruction',
  makeDeposit: 'upload POST /v1/deposit',
  myDeposits: 'GET /v1/deposit',
  myDeposit: 'GET /v1/deposit/{id}',
  answerDeposit: 'upload POST /v1/deposit/{id}/proof',
  myProof: 'download GET /v1/deposit/{id}/proof/{position}',
  officeDeposits: 'GET /v1/office/deposit',
  officeDeposit: 'GET /v1/office/deposit/{id}',
  officeProof: 'download GET /v1/office/deposit/{id}/proof/{position}',
  approveDeposit: 'POST /v1/office/deposit/{id}/approve',
  rejectDeposit: 'POST /v1/office/deposit/{id}/reject',
  askDeposit: 'POST /v1/office/deposit/{id}/ask',
  officeLedger: 'GET /v1/office/ledger',
  officeLedgerLines: 'GET /v1/office/ledger/transaction',
})
