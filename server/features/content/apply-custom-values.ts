import type { ContentChanges } from '@vitrine/contract/content-input.ts'
import type { CustomField } from '@vitrine/contract/taxonomy.ts'
import { type AccountRights, mayFillFieldGroup } from '@vitrine/domain/auth/permissions.ts'
import type { ContentDraft } from '@vitrine/domain/content/draft.ts'
import { textToHtml } from '@vitrine/domain/content/rich-text.ts'
import type { InputIssue } from '@vitrine/domain/problem.ts'
import { noPermission } from '@vitrine/domain/problem.ts'
import {
  type CustomFieldValue,
  fieldValueText,
  normaliseFieldValue,
} from '@vitrine/domain/taxonomy/custom-fields.ts'

const MAX_TITLE_LENGTH = 300

/**
 * The draft with the values sent for custom fields, each in the form its type is stored in; a field that is title or
 * description fills those too (TAX-005 … TAX-008). What is wrong is added to `issues`; throws notAllowed for a field of a
 * group the caller has no right to.
 */
export function applyCustomValues(
  draft: ContentDraft,
  sent: ContentChanges['customValues'],
  fields: readonly CustomField[],
  context: { rights: AccountRights; path: string; issues: InputIssue[] },
): ContentDraft {
  if (!sent) return draft
  const values: Record<string, CustomFieldValue> = { ...draft.customValues }
  let { title, description } = draft
  for (const [id, value] of Object.entries(sent)) {
    const refuse = (code: string, message: string) =>
      context.issues.push({ path: `${context.path}.customValues.${id}`, code, message })
    const field = fields.find((one) => one.id === id)
    if (!field) {
      refuse('unknownField', 'There is no such field')
      continue
    }
    const stored = normaliseFieldValue(field, value)
    if (stored === null) {
      refuse('wrongValue', `This is no value for “${field.name}”`)
      continue
    }
    if (JSON.stringify(stored) === JSON.stringify(values[id])) continue
    if (!mayFillFieldGroup(context.rights, field.group)) throw noPermission()
    if (stored === undefined) {
      if (field.isRequired && values[id] !== undefined)
        refuse('fieldRequired', `“${field.name}” must be filled in`)
      delete values[id]
      continue
    }
    values[id] = stored
    if (field.isTitle) title = fieldValueText(stored).slice(0, MAX_TITLE_LENGTH)
    if (field.isDescription) description = textToHtml(fieldValueText(stored))
  }
  return { ...draft, title, description, customValues: values }
}
