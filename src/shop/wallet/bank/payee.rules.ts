type Payee = { bankName: string; accountName: string; accountNumber: string; swift: string; bankCode: string; isEnabled: boolean }
/** Whether sellers would send their money elsewhere than before; an account that is closed for deposits sends none. */
export const sendsElsewhere = (before: Payee, after: Payee): boolean =>
  after.isEnabled &&
  (!before.isEnabled ||
    (['bankName', 'accountName', 'accountNumber', 'swift', 'bankCode'] as const).some(name => before[name] !== after[name]))
