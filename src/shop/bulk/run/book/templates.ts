// The seller's products as an import's rows name them, `template:NAME` or by their own SKUs: each is looked up once per run.
import type { Db } from '#engine/db/database.ts'
import { takesText } from '#shop/design/document/slot.rules.ts'
import { designsNamed } from '#shop/design/template/ordered/named.ordered.ts'
import { templateName } from '#shop/design/template/ordered/named.rules.ts'
import { type Design, designsOf } from '#shop/design/template/template.ts'
import type { TemplateChoice, TemplateFinder } from '../../row/art/art.rules.ts'

export interface TemplateBook {
  /** Looks up what these links and SKUs name and is not known yet. */
  learn(links: Iterable<string>, ids: readonly number[]): Promise<void>
  finder: TemplateFinder
  design(id: number): Design | undefined
}

export function openTemplateBook(db: Db, sellerId: number): TemplateBook {
  const byName = new Map<string, readonly TemplateChoice[]>()
  const byId = new Map<number, Design | undefined>()
  return {
    async learn(links, ids) {
      const names = new Set<string>()
      for (const link of links) {
        const name = templateName(link)
        if (name && !byName.has(name)) names.add(name)
      }
      for (const [name, designs] of await designsNamed(db, sellerId, [...names])) {
        byName.set(name, designs.map(choiceOf))
        for (const design of designs) byId.set(design.id, design)
      }
      const unknown = [...new Set(ids)].filter(id => !byId.has(id))
      const found = await designsOf(db, sellerId, unknown)
      for (const id of unknown) byId.set(id, found.get(id))
    },
    finder: {
      named: name => byName.get(name) ?? [],
      byId(id) {
        const design = byId.get(id)
        return design && choiceOf(design)
      },
    },
    design: id => byId.get(id),
  }
}

const choiceOf = (design: Design): TemplateChoice => {
  const { id, name, productCode, colors, sides } = design
  return { id, name, productCode, colors, takesText: takesText(sides) }
}
