// A process that asks its embedded engine for large answers, and says by how many MiB it has grown over the later ones.
import { openDatabase } from '#engine/db/database.ts'

const [folder = '', before = '', after = ''] = process.argv.slice(2)
const db = await openDatabase({
  dataDir: folder,
  onError: error => {
    throw error
  },
})
const ask = async (times: number) => {
  for (let n = 0; n < times; n++) await db.pool.query("select repeat('x', 1000000)")
}
await ask(Number(before))
const residentBytes = process.memoryUsage.rss()
await ask(Number(after))
process.stdout.write(String((process.memoryUsage.rss() - residentBytes) / 2 ** 20))
await db.close()
