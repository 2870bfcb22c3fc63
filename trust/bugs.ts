// Bugs that are planted into a build of their own, to prove that the suites see them. The product's sources hold none of them.

import type { Engine } from './house.ts'

/** What is changed: `from` stands exactly once in the file. */
export interface Change {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** The bug, the suite that must see it, and what it changes. */
export interface Bug extends Change {
  readonly name: string
  /** In the words of who would make it. */
  readonly about: string
  readonly suite: string
  readonly engine: Engine
  /** Where it takes more than one change. */
  readonly also?: readonly Change[]
}

export const bugs: readonly Bug[] = [
  {
    name: 'wallet-not-locked',
    about: 'a balance is read, and written a moment later',
    suite: 'pay',
    engine: 'postgres',
    file: 'src/shop/wallet/wallet.store.ts',
    from: ".where('seller_id', '=', sellerId).forNoKeyUpdate()",
    to: ".where('seller_id', '=', sellerId)",
  },
  {
    name: 'owner-not-asked',
    about: 'an order is found by its id alone, whoever owns it',
    suite: 'access',
    engine: 'embedded',
    file: 'src/shop/order/list.store.ts',
    from: '.$if(sellerId !== undefined, query =>',
    to: '.$if(false, query =>',
  },
  {
    name: 'guesses-not-locked',
    about: 'guesses at a code are read, and counted a moment later',
    suite: 'guess',
    engine: 'postgres',
    file: 'src/shop/account/code.ts',
    from: 'const account = await lockAccount(tx, accountId)',
    to: 'const account = await findAccountRow(tx, accountId)',
    also: [
      {
        file: 'src/shop/account/code.ts',
        from: "import { type AccountRow, findAccountByName, lockAccount } from './store.ts'",
        to: "import { type AccountRow, findAccountByName, findAccountRow, lockAccount } from './store.ts'",
      },
      {
        file: 'src/shop/account/code.store.ts',
        from: ".where('account_id', '=', accountId)\n    .forUpdate()",
        to: ".where('account_id', '=', accountId)",
      },
    ],
  },
  {
    name: 'only-names-guarded',
    about: 'a guard that looks at what DNS answers, and at nothing that needs no DNS',
    suite: 'ssrf',
    engine: 'embedded',
    file: 'src/engine/outbound/connector.ts',
    from: "if (isLiteral(hostname)) throw new OutboundRefusal('BLOCKED_ADDRESS')",
    to: 'if (isLiteral(hostname)) return [hostname]',
    also: [
      {
        file: 'src/engine/outbound/address.ts',
        from: "if (isLiteral(url.hostname)) return 'BLOCKED_ADDRESS'",
        to: 'if (isLiteral(url.hostname)) return undefined',
      },
    ],
  },
  {
    name: 'approve-not-locked',
    about: 'a deposit is looked at, and approved a moment later',
    suite: 'race',
    engine: 'postgres',
    file: 'src/shop/wallet/deposit.store.ts',
    from: '} for no key update`.execute(tx.q)',
    to: '}`.execute(tx.q)',
  },
  {
    name: 'two-transactions',
    about: 'the debit is committed, and the order marked as paid a moment later',
    suite: 'crash',
    engine: 'postgres',
    file: 'src/shop/order/pay.order.ts',
    from: '  await settle(tx, reserved, charged, orderId',
    to: `  const { sql } = await import('kysely')
  await sql.raw('commit').execute(tx.q)
  await new Promise(done => setTimeout(done, 50))
  await sql.raw('begin').execute(tx.q)
  await settle(tx, reserved, charged, orderId`,
  },
  {
    name: 'import-from-start',
    about: 'an import that is taken up again begins with its first row',
    suite: 'crash',
    engine: 'postgres',
    file: 'src/shop/bulk/make.ts',
    from: 'let cursor = record.madeRow',
    to: 'let cursor = 0',
    also: [
      {
        file: 'src/shop/bulk/make.ts',
        from: "record?.status !== 'IMPORTING' || record.madeRow !== cursor",
        to: "record?.status !== 'IMPORTING'",
      },
    ],
  },
  {
    name: 'keys-in-memory',
    about: 'idempotency keys are forgotten when the process ends',
    suite: 'idempotency',
    engine: 'embedded',
    file: 'src/engine/serve/write.ts',
    from: 'accountId: input.who.id, key: given, call',
    to: 'accountId: input.who.id, key: given + process.pid, call',
  },
  {
    name: 'body-not-compared',
    about: 'a key is answered as before, whatever is asked with it',
    suite: 'idempotency',
    engine: 'embedded',
    file: 'src/engine/serve/idempotency.store.ts',
    from: 'if (row.call !== call || !row.bodyHash.equals(bodyHash)) throw',
    to: 'if (row.call !== call && !row.bodyHash.equals(bodyHash)) throw',
  },
  {
    name: 'name-as-sent',
    about: 'a picture is given back under the name that it was sent with, which may be that of a web page',
    suite: 'uploads',
    engine: 'embedded',
    file: 'src/engine/serve/send.ts',
    from: 'const name = nameFor(file)',
    to: 'const name = file.name || nameFor(file)',
  },
  {
    name: 'proof-not-decoded',
    about: 'an image that proves a transfer is what its name says it is',
    suite: 'uploads',
    engine: 'embedded',
    file: 'src/shop/wallet/proof.ts',
    from: 'await engine.images.probe(local.path)',
    to: "{ format: name.endsWith('.png') ? 'png' : 'jpeg', width: 1, height: 1 }",
  },
  {
    name: 'cell-as-typed',
    about: 'a cell is exported as it was typed',
    suite: 'exports',
    engine: 'embedded',
    file: 'src/engine/table/write.ts',
    from: "armour(cell.replace(/\\r\\n?/g, '\\n'))",
    to: "cell.replace(/\\r\\n?/g, '\\n')",
  },
  {
    name: 'head-as-typed',
    about: 'the title of an article stands in the head of its page as it was typed',
    suite: 'xss',
    engine: 'embedded',
    file: 'src/server/page-heads.ts',
    from: `content="\${escapeMarkup(value)}"`,
    to: `content="\${value}"`,
  },
  {
    name: 'link-of-any-kind',
    about: 'a link of the footer may be a script',
    suite: 'xss',
    engine: 'embedded',
    file: 'src/shop/setting/rules.ts',
    from: "(url?.protocol === 'https:' && url.username",
    to: '(url !== null && url.username',
  },
  {
    name: 'refund-forgets',
    about: 'a refund is held against what was paid, and not against what came back before',
    suite: 'simulation',
    engine: 'embedded',
    file: 'src/shop/order/refund.rules.ts',
    from: 'if (amountCents > order.paidCents - order.refundedCents) return',
    to: 'if (amountCents > order.paidCents) return',
  },
  {
    name: 'voucher-kept',
    about: 'a cancelled order keeps the use of its voucher',
    suite: 'simulation',
    engine: 'embedded',
    file: 'src/shop/order/stock.order.ts',
    from: '  if (row.voucherId !== null) await giveVoucherBack(tx, row.id)\n',
    to: '',
  },
  {
    name: 'mail-without-id',
    about: 'a mail that is sent again is another mail',
    suite: 'jobs',
    engine: 'embedded',
    file: 'src/shop/order/jobs.ts',
    from: '{ ...mail, messageId: `order-invoice-',
    to: '{ ...mail, messageId: crypto.randomUUID() + `order-invoice-',
  },
  {
    name: 'label-bought-again',
    about: 'a label whose answer was lost is bought anew',
    suite: 'slow',
    engine: 'embedded',
    file: 'src/shop/label/buy.label.ts',
    from: '(await carrier.find(label.key)) ?? (await carrier.buy(label.key, await shipmentOf(engine.db, label.orderId)))',
    to: 'await carrier.buy(randomUUID(), await shipmentOf(engine.db, label.orderId))',
  },
  {
    name: 'origin-not-asked',
    about: 'a write with a cookie is taken from any page',
    suite: 'csrf',
    engine: 'embedded',
    file: 'src/engine/serve/guard.ts',
    from: 'if (isBrowser || request.headers.cookie !== undefined) throw',
    to: 'if (isBrowser && request.headers.cookie === undefined) throw',
  },
  {
    name: 'reason-not-sealed',
    about: 'the seal leaves a field of the ledger out',
    suite: 'tamper',
    engine: 'embedded',
    file: 'src/shop/wallet/chain.ts',
    from: '    row.method,\n    row.reason,\n',
    to: '    row.method,\n',
  },
  {
    name: 'queue-without-end',
    about: 'nobody is sent away, however many come',
    suite: 'load',
    engine: 'embedded',
    file: 'src/engine/serve/crowd.ts',
    from: 'if (inside >= most) throw',
    to: 'if (inside < 0) throw',
  },
  {
    name: 'sessions-outlive-password',
    about: 'whoever has taken a session keeps it when the password is changed',
    suite: 'session',
    engine: 'embedded',
    file: 'src/shop/account/enter.ts',
    from: '  await deleteSessions(tx, changed.id)\n  await spendAll(tx, changed.id)\n  const user',
    to: '  await spendAll(tx, changed.id)\n  const user',
  },
  {
    name: 'letters-not-checked',
    about: 'texts that no database can hold are handed to it',
    suite: 'fuzz',
    engine: 'embedded',
    file: 'src/engine/serve/serve.ts',
    from: 'parsed.success ? unstorablePath(parsed.data) : undefined',
    to: 'parsed.success ? unstorablePath(undefined) : undefined',
  },
  {
    name: 'amount-not-compared',
    about: 'what PayPal has taken is credited as what was asked for',
    suite: 'paypal',
    engine: 'embedded',
    file: 'src/shop/payment/rules.ts',
    from: '.some(each => each.amountCents !== amountCents)) return',
    to: '.some(each => each.amountCents < 0 && amountCents > 0)) return',
  },
  {
    name: 'person-from-body',
    about: 'a write changes the person whom its body names',
    suite: 'mass',
    engine: 'embedded',
    file: 'src/shop/account/contract.ts',
    from: 'body: z.object({ fullName: Line(100), phone: trimmed(fieldOf(phoneFault)), address: Line(300) }),',
    to: 'body: z.looseObject({ fullName: Line(100), phone: trimmed(fieldOf(phoneFault)), address: Line(300) }),',
    also: [
      {
        file: 'src/shop/account/routes.ts',
        from: 'userOf(await change(tx, who.id, body))',
        to: "userOf(await change(tx, Number('userId' in body ? body.userId : who.id), { fullName: body.fullName, phone: body.phone, address: body.address }))",
      },
    ],
  },
  {
    name: 'reserve-not-kept',
    about: 'a file is taken in on a disk that is full up to its reserve',
    suite: 'outage',
    engine: 'embedded',
    file: 'src/engine/files/spool.ts',
    from: 'if (bavail * bsize < reserveBytes) throw',
    to: 'if (bavail * bsize < 0 && reserveBytes > 0) throw',
  },
]
