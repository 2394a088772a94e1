import type { Session } from '@vitrine/contract/session.ts'
import type { UserCtx } from '#platform/context/context.ts'
import { readSession } from './read-session.ts'

/** Changes the own name, language and theme; e-mail, type and id never change here (ACC-003). */
export async function updateProfile(
  ctx: UserCtx,
  input: { firstName?: string; lastName?: string; language?: string | null; themeValue?: string | null },
): Promise<Session> {
  await ctx.db.shared((tx) =>
    tx
      .updateTable('users')
      .set({
        updated_at: ctx.now(),
        ...(input.firstName !== undefined && { first_name: input.firstName }),
        ...(input.lastName !== undefined && { last_name: input.lastName }),
        ...(input.language !== undefined && { language: input.language }),
        ...(input.themeValue !== undefined && { theme_value: input.themeValue }),
      })
      .where('id', '=', ctx.actor.userId)
      .execute(),
  )
  return readSession(ctx)
}
