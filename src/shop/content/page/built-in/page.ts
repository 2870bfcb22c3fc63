import type { Wording } from '#base/text.ts'
import type { PageWords } from '../rules.ts'

type Section = readonly [title: Wording, text: Wording]

/** A page of ours in Markdown, from its title, its lead and its sections in both languages. */
export function page(title: Wording, sections: readonly Section[], lead: Wording = ['', '']): PageWords {
  const body = (at: 0 | 1) => sections.map(([heading, text]) => `## ${heading[at]}\n\n${text[at]}`).join('\n\n')
  return { title: title[0], titleVi: title[1], lead: lead[0], leadVi: lead[1], body: body(0), bodyVi: body(1) }
}
