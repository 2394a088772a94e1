import { useMutation } from '@tanstack/react-query'
import { editConflictSchema, type SavedContent } from '@vitrine/contract/content.ts'
import { changedFields } from '@vitrine/domain/content/draft.ts'
import { useState } from 'react'
import { api } from '#app/api/api.ts'
import { ApiProblem } from '#app/api/api-problem.ts'
import { queryClient } from '#app/api/query-client.ts'
import { useLanguage } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyDone } from '#app/notices/notice-store.ts'
import { type Conflict, conflictOf, mergeConflict } from '../conflict/conflict-state.ts'
import { contentItemQuery } from '../data/content-queries.ts'
import { settle } from '../data/edit-lists.ts'
import { useTaxonomy } from '../data/taxonomy-query.ts'
import { changesOf, draftOfItem } from './item-draft.ts'
import { type Edited, takeFields } from './rebase.ts'
import type { ItemForm } from './use-item-form.ts'

export interface Saving {
  save: () => Promise<boolean>
  isBusy: boolean
  /** Why the last save failed, in a sentence. */
  failure: string | undefined
  conflict: Conflict | undefined
  decide: (field: string) => void
  forget: () => void
  /** The version that this tab saved last. */
  savedVersion: number | undefined
}

/** Saving with everything that can come of it: stored, merged, refused at fields, a conflict, no connection (CNT-025). */
export function useSaveItem(accountId: string, form: ItemForm, onRefused: (field: string) => void): Saving {
  const { t, textIfAny } = useLanguage()
  const problemText = useProblemText()
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<string>()
  const contentId = form.item.id
  // TAX-006: such a field becomes the title when it is saved.
  const isTitleFilled = useTaxonomy().customFields.some(
    ({ id, isTitle }) => isTitle && form.values.customValues[id] !== undefined,
  )

  const tellNotices = ({ notices }: SavedContent) => {
    for (const notice of notices) {
      if (notice.code === 'permalinkChanged') notifyDone(t('content.permalinkChanged', notice))
      else notifyDone(t('content.savedAndMerged', { count: notice.fields.length }))
    }
  }
  const refuse = (errors: Record<string, string>) => {
    form.setErrors(errors)
    const [first] = Object.keys(errors)
    if (first) onRefused(first)
  }
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: (sent: Edited) =>
      api.saveContent({
        params: { accountId, contentId },
        body: {
          version: sent.version,
          changes: changesOf(sent.values, changedFields(sent.base, sent.values)),
          mediaBefore: [...sent.base.media],
        },
      }),
    onSuccess: (saved, sent) => {
      setFailure(undefined)
      setConflict(undefined)
      const stored = draftOfItem(saved.item)
      // What was typed while the save was under way stays.
      form.replace(({ values }) => ({
        version: saved.item.version,
        base: stored,
        values: takeFields(stored, values, changedFields(sent.values, values)),
      }))
      form.setErrors({})
      queryClient.setQueryData(contentItemQuery(accountId, contentId).queryKey, saved.item)
      settle(accountId)
      tellNotices(saved)
    },
    onError: (error) => {
      const clash = readConflict(error)
      if (clash) {
        setConflict(clash)
        form.replace((edited) => mergeConflict(edited, clash))
        return setFailure(undefined)
      }
      const problem = error instanceof ApiProblem ? error : undefined
      if (problem?.status === 404) void queryClient.invalidateQueries(contentItemQuery(accountId, contentId))
      const issues = Object.fromEntries(
        (problem?.issues ?? []).map(({ path, code, message }) => [
          path.replace(/^body\.(changes\.)?/, ''),
          textIfAny(`problem.${code}`) ?? message,
        ]),
      )
      if (Object.keys(issues).length > 0) refuse(issues)
      else
        setFailure(
          problem?.code === 'network' && !navigator.onLine
            ? t('content.notSavedOffline')
            : t('content.notSaved', { reason: problemText(error) }),
        )
    },
  })
  return {
    save: async () => {
      if (mutation.isPending || (conflict && conflict.open.length > 0)) return false
      if (!form.values.title.trim() && !isTitleFilled) {
        refuse({ title: t('content.titleIsNeeded') })
        return false
      }
      return await mutation.mutateAsync(form.edited).then(
        () => true,
        () => false,
      )
    },
    isBusy: mutation.isPending,
    failure,
    conflict,
    decide: (field) =>
      setConflict((before) => before && { ...before, open: before.open.filter((each) => each !== field) }),
    forget: () => {
      setConflict(undefined)
      setFailure(undefined)
    },
    savedVersion: mutation.data?.item.version,
  }
}

function readConflict(error: unknown): Conflict | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'editConflict') return undefined
  const parsed = editConflictSchema.safeParse(error.details)
  return parsed.success ? conflictOf(parsed.data) : undefined
}
