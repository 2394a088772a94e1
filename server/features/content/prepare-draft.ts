import type { ContentChanges } from '@vitrine/contract/content-input.ts'
import { type ContentDraft, withChanges } from '@vitrine/domain/content/draft.ts'
import type { InputIssue } from '@vitrine/domain/problem.ts'
import { findCustomFields, presentCustomField } from '#features/taxonomy/index.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { cleanRichText } from '#platform/html/clean-html.ts'
import { applyCustomValues } from './apply-custom-values.ts'
import { checkReferences } from './check-references.ts'
import { choosePermalink } from './choose-permalink.ts'
import { refuseIssues } from './problems.ts'

export interface Preparation {
  itemId: string
  /** The stored draft; undefined for a new item. */
  before: ContentDraft | undefined
  start: ContentDraft
  changes: ContentChanges
  /** Where the changes stand in the body, for the paths of issues. */
  path: string
}

/**
 * What would be stored if the changes were made: fields that are title or description have filled those (TAX-006), HTML is
 * clean, the permalink is free. Throws invalidInput with every issue at its field, as long as anything is not right.
 */
export async function prepareDraft(ctx: AccountCtx, tx: Tx, given: Preparation): Promise<ContentDraft> {
  const { itemId, before, start, changes, path } = given
  const { account, rights } = ctx
  const issues: InputIssue[] = []
  const { seo, ...rest } = changes
  const { permalink, ...seoTexts } = seo ?? {}
  let draft = withChanges(start, { ...rest, seo: seoTexts })
  if (changes.customValues) {
    const fields = (await findCustomFields(tx, account)).map((row) => presentCustomField(row, rights))
    draft = applyCustomValues(draft, changes.customValues, fields, { rights, path, issues })
  }
  if (draft.description !== start.description)
    draft = { ...draft, description: cleanRichText(draft.description) }
  if (draft.title.trim() === '') {
    issues.push({ path: `${path}.title`, code: 'titleRequired', message: 'Need to add a title' })
  }
  await checkReferences(tx, account, before, draft, { issues, path, itemId })
  refuseIssues(issues)
  if (permalink === undefined) return draft
  return {
    ...draft,
    seo: { ...draft.seo, permalink: await choosePermalink(tx, account, itemId, permalink, path) },
  }
}
