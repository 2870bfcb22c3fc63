import { sql } from 'kysely'
import { day, later } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { SideDocument } from '../../document/contract.ts'
import { templateLimits } from '../../document/limit.rules.ts'
import type { TemplateRow } from '../store.ts'

interface Edit {
  editedBy: number
  /** Nothing: all is saved. */
  draft: { sides: readonly SideDocument[]; colors: readonly string[] } | null
}
/** Writes the draft of a locked template, or takes it away. Answers the version that this made. */
export async function setDraft(tx: Tx, { id }: TemplateRow, { draft, editedBy }: Edit): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update template set draft = ${draft ? JSON.stringify(draft.sides) : null}::jsonb, draft_colors = ${draft ? [...draft.colors] : null}::text[],
      version = version + 1, edited_at = ${tx.now()}, edited_by = ${editedBy}
    where id = ${id} returning version`.execute(tx.q)
  return rows[0]?.version ?? 0
}

/** So many that are kept no longer are dropped with each save: more than it adds. */
const droppedAtOnce = 20

/** Makes this the design of a locked template; what it was before is kept for the carts that it is in. Those of long ago are dropped. */
export async function setDesign(
  tx: Tx,
  { id }: TemplateRow,
  { sides, colors, editedBy }: { sides: readonly SideDocument[]; colors: readonly string[]; editedBy: number },
): Promise<void> {
  const [color, ...more] = colors
  const oldest = later(tx.now(), -templateLimits.replacedDays * day)
  await sql`
    delete from template_design where (template_id, version) in (
      select template_id, version from template_design where replaced_at < ${oldest} order by replaced_at
      limit ${droppedAtOnce} for update skip locked)`.execute(tx.q)
  await sql`
    insert into template_design (template_id, version, colors, sides, saved_at, saved_by, replaced_at)
    select id, saved_version, array_prepend(color, more_colors), sides, saved_at, saved_by, ${tx.now()} from template
    where id = ${id} and is_ready`.execute(tx.q)
  await sql`
    update template set sides = ${JSON.stringify(sides)}::jsonb, color = ${color}, more_colors = ${more}, is_ready = true, draft = null,
      draft_colors = null, version = version + 1, saved_version = version + 1, edited_at = ${tx.now()}, edited_by = ${editedBy},
      saved_at = ${tx.now()}, saved_by = ${editedBy}
    where id = ${id}`.execute(tx.q)
}
