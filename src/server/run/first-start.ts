// Seeding at the first start: what an empty deployment is given, and the links by which its first people come in.
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { hasAccounts, lockFirstStart, renewFirstLinks, seedFirstPeople } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { seedBlog } from '#shop/content/post/seed/seed.ts'
import type { TakenFile } from '#shop/file/file.ts'
import { seedLibrary, takeDemoFiles } from '#shop/file/take/seed.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { seedMacros } from '#shop/ticket/office/macro/seed.ts'
import { seedTickets } from '#shop/ticket/talk/seed.ts'

/**
 * Seeds a deployment without accounts, all in one transaction: of two starting processes one does it, and what was interrupted is done at
 * the next start. Answers new one-time sign-in links (full addresses) of the first people until the owner has come in; the links of
 * an earlier start die.
 */
export async function firstStart(engine: Engine): Promise<FirstLink[]> {
  const { db, config } = engine
  const demoFiles = (await hasAccounts(db)) ? [] : await takeDemoFiles(engine)
  const links = await db.transaction(async tx => {
    await lockFirstStart(tx)
    if (!(await hasAccounts(tx))) await seedDemo(tx, demoFiles)
    return renewFirstLinks(tx)
  })
  return links.map(({ username, token }) => ({ username, address: `${config.publicUrl}/auth/link#${token}` }))
}

export interface FirstLink {
  username: string
  address: string
}

async function seedDemo(tx: Tx, demoFiles: readonly TakenFile[]): Promise<void> {
  const { ownerId, sellerId } = await seedFirstPeople(tx)
  await seedCatalogue(tx)
  await seedShipping(tx)
  await seedBlog(tx, 'owner')
  await seedLibrary(tx, sellerId, demoFiles)
  await seedTickets(tx, sellerId, ownerId)
  await seedMacros(tx)
}
