import { formatCents } from '#base/money.ts'
import { Figures } from '#kit/layout/Figures.tsx'
import { MainFigure } from '#kit/layout/MainFigure.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { Wallet } from '../../ledger/contract.ts'

/** What the wallet holds, what waits, and what is owed. */
export function WalletFigures({ wallet }: { wallet: Wallet | undefined }) {
  const t = useText('wallet')
  const language = useLanguage()
  const amount = (cents: number) => formatCents(cents, { language })
  if (!wallet) return <Figures of={undefined} waiting={5} />
  return (
    <Stack>
      {wallet.debtCents > 0 && (
        <Note meaning="red" role="alert" title={t('debtTitle', { amount: amount(wallet.debtCents) })}>
          {t('debtHint')}
        </Note>
      )}
      <MainFigure
        isLarge
        label={t('balance')}
        hint={
          <>
            {t('spendable', { amount: amount(wallet.spendableCents) })}
            {wallet.creditLimitCents > 0 && <> · {t('withCredit', { amount: amount(wallet.creditLimitCents) })}</>}
          </>
        }
      >
        <Money cents={wallet.balance} />
      </MainFigure>
      <Figures
        of={[
          { label: t('pending'), value: <Money cents={wallet.pendingCents} /> },
          { label: t('held'), value: <Money cents={wallet.heldCents} /> },
          { label: t('credit'), value: <Money cents={wallet.creditLimitCents} /> },
          { label: t('debt'), value: <Money cents={wallet.debtCents} />, meaning: wallet.debtCents > 0 ? 'red' : undefined },
        ]}
      />
    </Stack>
  )
}
