import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import type { SideDocument } from '../../document/contract.ts'

export interface VersionRow {
  version: number
  colors: string[]
  sides: SideDocument[]
  savedAt: Date | null
  savedById: number | null
  savedByName: string | null
  /** Null: it is the design. */
  replacedAt: Date | null
}
const most = 100
/** What a template of the seller that is not deleted was saved as and is, what was replaced before `oldest` left out, the newest first. */
export async function listVersions(db: Db, sellerId: number, id: number, oldest: Date): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.version, v.colors, v.sides, v.saved_at, v.saved_by as "savedById", a.username as "savedByName", v.replaced_at from (
      select t.saved_version as version, array_prepend(t.color, t.more_colors) as colors, t.sides, t.saved_at, t.saved_by,
        null::timestamptz as replaced_at
      from template t where t.id = ${id} and t.seller_id = ${sellerId} and t.deleted_at is null and t.is_ready
      union all
      select d.version, d.colors, d.sides, d.saved_at, d.saved_by, d.replaced_at
      from template_design d join template t on t.id = d.template_id
      where t.id = ${id} and t.seller_id = ${sellerId} and t.deleted_at is null and d.replaced_at >= ${oldest}
    ) v left join account_ref a on a.id = v.saved_by order by v.version desc limit ${most}`.execute(db.q)
  return rows
}
