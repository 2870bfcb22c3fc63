// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { walletCalls as walletCallsContract } from './contract.ts'
import type { walletOfficeCalls as walletOfficeCallsContract } from './office/contract.ts'

export const walletCalls = wire<typeof walletCallsContract>({
  myWallet: 'GET /v1/wallet/me',
  paymentMethods: 'GET /v1/wallet/method',
  myTransactions: 'GET /v1/wallet/transaction',
  myStatement: 'download GET /v1/wallet/statement',
  myMonths: 'GET /v1/wallet/month',
  myMonth: 'download GET /v1/wallet/month/{month}',
  depositInstruction: 'GET /v1/deposit/instruction',
  transferQr: 'GET /v1/deposit/qr',
  makeDeposit: 'upload POST /v1/deposit',
  myDeposits: 'GET /v1/deposit',
  myDeposit: 'GET /v1/deposit/{id}',
  answerDeposit: 'upload POST /v1/deposit/{id}/proof',
  withdrawDeposit: 'POST /v1/deposit/{id}/withdraw',
  addProof: 'upload POST /v1/deposit/{id}/image',
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

export const walletOfficeCalls = wire<typeof walletOfficeCallsContract>({
  bankAccounts: 'GET /v1/office/bank-account',
  makeBankAccount: 'POST /v1/office/bank-account',
  changeBankAccount: 'PUT /v1/office/bank-account/{id}',
  readStatement: 'upload POST /v1/office/bank-statement/read',
  importStatement: 'upload POST /v1/office/bank-statement',
  bankStatements: 'GET /v1/office/bank-statement',
  bankLines: 'GET /v1/office/bank-line',
  matchLine: 'POST /v1/office/bank-line/{id}/match',
  setLineAside: 'POST /v1/office/bank-line/{id}/set-aside',
  adjustments: 'GET /v1/office/adjustment',
  askAdjustment: 'POST /v1/office/adjustment',
  confirmAdjustment: 'POST /v1/office/adjustment/{id}/confirm',
  refuseAdjustment: 'POST /v1/office/adjustment/{id}/refuse',
  officeWallet: 'GET /v1/office/wallet/{id}',
  setCredit: 'PUT /v1/office/wallet/{id}/credit',
  ledgerCheck: 'GET /v1/office/ledger/check',
  ledgerFile: 'download GET /v1/office/ledger/file',
  balances: 'GET /v1/office/ledger/balance',
  balanceFile: 'download GET /v1/office/ledger/balance/file',
})
