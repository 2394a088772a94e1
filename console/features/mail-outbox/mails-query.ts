import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { MailStatus } from '@vitrine/domain/mail/mail-status.ts'
import { api } from '#app/api/api.ts'

export const mailsQuery = (search: string, status: MailStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: ['mail', 'list', search, status],
    queryFn: ({ pageParam }) =>
      api.listMails({ query: { after: pageParam, search: search || undefined, status } }),
    initialPageParam: undefined as string | undefined, // the first page has no key
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })

export const mailQuery = (mailId: string) =>
  queryOptions({ queryKey: ['mail', 'one', mailId], queryFn: () => api.readMail({ params: { mailId } }) })
