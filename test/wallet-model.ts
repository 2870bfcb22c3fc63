/** A model of a wallet, as a child would keep it on paper, in cents: what the app's own is held against. */
export class WalletModel {
  balance = 0
  debt = 0
  credit: number
  constructor(credit = 0) {
    this.credit = credit
  }
  give(amount: number): void {
    const repaid = Math.min(this.debt, amount)
    this.debt -= repaid
    this.balance += amount - repaid
  }
  take(amount: number): boolean {
    if (this.debt > 0 || this.balance - amount < -this.credit) return false
    this.balance -= amount
    return true
  }
  claw(amount: number): void {
    const there = Math.min(Math.max(0, this.balance), amount)
    this.balance -= there
    this.debt += amount - there
  }
}
