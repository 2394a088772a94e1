/**
 * Search inside one account. Row-level security would keep the trigram index from being used, so the function looks
 * with its owner's rights, but only in the account the transaction has entered. It answers ids, newest first, from
 * behind a place in the list; whoever asks loads the rows himself, in the same reading transaction.
 */
export const contentSearch: readonly string[] = [
  `create function app.search_contents(
     in_account uuid, words text[], before_at timestamptz, before_id uuid, max_rows integer
   ) returns table (id uuid, updated_at timestamptz)
   language plpgsql stable security definer
   set search_path = public, pg_temp
   set plan_cache_mode = force_custom_plan
   as $$
   declare
     patterns text[] := array(
       select '%' || replace(replace(replace(lower(word), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' from unnest(words) as word
     );
   begin
     if in_account is distinct from nullif(current_setting('app.account_id', true), '')::uuid then
       raise exception 'the search is limited to the account that was entered' using errcode = '42501';
     end if;
     return query
       select c.id, c.updated_at from contents c
        where c.account_id = in_account and c.deleted_at is null
          and c.search like patterns[1] and c.search like all (patterns)
          and (before_at is null or (c.updated_at, c.id) < (before_at, before_id))
        order by c.updated_at desc, c.id desc limit max_rows;
   end $$`,
  // giving a function away asks for both rights where the schema's owner is no superuser
  `grant vitrine_search to current_user`,
  `grant create on schema app to vitrine_search`,
  `alter function app.search_contents(uuid, text[], timestamptz, uuid, integer) owner to vitrine_search`,
  `revoke create on schema app from vitrine_search`,
  `revoke all on function app.search_contents(uuid, text[], timestamptz, uuid, integer) from public`,
  `grant execute on function app.search_contents(uuid, text[], timestamptz, uuid, integer) to vitrine_app, vitrine_house`,
]
