/**
 * What the public gallery asks: ids of a filtered list and the counts beside its filters. Both run as the search owner,
 * because a policy would keep the trigram index from being used, and both refuse any account but the one entered.
 */
const PARAMETERS = `in_account uuid, in_publish text[], in_content text[], in_service text[], in_cap integer,
  in_type uuid, in_categories text[], in_services text[], in_tags text[], in_pattern text`

const DECLARATION = `language plpgsql stable security definer
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan`

/** The account must be the entered one; a free account sees its newest items only, whatever the filters (GAL-024). */
const START = `
  if in_account is distinct from nullif(current_setting('app.account_id', true), '')::uuid then
    raise exception 'another account was entered' using errcode = '42501';
  end if;
  if in_cap is not null then
    capped := array(select i.id from content_public i
      where i.account_id = in_account and i.s_p = any(in_publish) and i.s_c = any(in_content) and i.s_s = any(in_service)
        and i.type_key is distinct from 'testimonial'
      order by i.updated_at desc, i.id desc limit in_cap);
  end if;`

const VISIBLE = `i.account_id = in_account and i.s_p = any(in_publish) and i.s_c = any(in_content)
  and i.s_s = any(in_service) and i.type_key is distinct from 'testimonial' and (capped is null or i.id = any(capped))`

const CHOSEN = `i.b_c @> in_categories and i.b_s @> in_services and i.b_l @> in_tags
  and (in_pattern is null or i.title = '' or app.fold(i.title) like in_pattern)`

const SIGNATURES = ['gallery_ids', 'gallery_facets'].map((name) => {
  const types = PARAMETERS.split(',').map((parameter) => parameter.trim().split(/\s+/)[1])
  if (name === 'gallery_ids') types.push('timestamptz', 'uuid', 'integer')
  return `app.${name}(${types.join(', ')})`
})

export const publicSearch: readonly string[] = [
  // as domain/gallery/search-text.ts folds what is sought
  `create function app.fold(text) returns text language sql immutable parallel safe
     as $$ select replace(replace(lower($1), U&'\\0307', ''), 'ı', 'i') $$`,
  `create index content_public_reviews on content_public (account_id, updated_at desc, id desc) where type_key = 'testimonial'`,
  `create index content_public_title on content_public using gin (app.fold(title) gin_trgm_ops)`,
  `create function app.gallery_ids(${PARAMETERS}, in_before_at timestamptz, in_before_id uuid, in_take integer)
   returns setof uuid ${DECLARATION} as $$
   declare capped uuid[];
   begin ${START}
     return query select i.id from content_public i
       where ${VISIBLE} and ${CHOSEN} and (in_type is null or i.content_type_id = in_type)
         and (in_before_at is null or (i.updated_at, i.id) < (in_before_at, in_before_id))
       order by i.updated_at desc, i.id desc limit in_take;
   end $$`,
  // kind: all (without any filter), total, type (as if no type were chosen), category, service, tag
  `create function app.gallery_facets(${PARAMETERS})
   returns table (kind text, label text, items bigint) ${DECLARATION} as $$
   declare capped uuid[];
   begin ${START}
     return query
       with visible as materialized (
         select i.content_type_id, i.b_c, i.b_s, i.b_l, ${CHOSEN} as is_chosen from content_public i where ${VISIBLE}
       ), typed as (
         select * from visible v where v.is_chosen and (in_type is null or v.content_type_id = in_type)
       )
       select 'all', '', count(*) from visible
       union all select 'total', '', count(*) from typed
       union all select 'type', v.content_type_id::text, count(*) from visible v where v.is_chosen group by v.content_type_id
       union all select 'category', entry, count(*) from typed t, unnest(t.b_c) entry group by entry
       union all select 'service', entry, count(*) from typed t, unnest(t.b_s) entry group by entry
       union all select 'tag', entry, count(*) from typed t, unnest(t.b_l) entry group by entry;
   end $$`,
  `grant vitrine_search to current_user`,
  `grant create on schema app to vitrine_search`,
  ...SIGNATURES.flatMap((signature) => [
    `alter function ${signature} owner to vitrine_search`,
    `revoke execute on function ${signature} from public`,
    `grant execute on function ${signature} to vitrine_app, vitrine_house`,
  ]),
  `revoke create on schema app from vitrine_search`,

  // What an owner wrote for one page of the site, found by the hash of its address (SIT-054).
  `create table page_meta (
     account_id uuid not null references accounts (id) on delete cascade,
     address_hash text not null,
     meta_title text not null default '',
     meta_description text not null default '',
     meta_author text not null default '',
     meta_keywords text not null default '',
     logo text not null default '',
     updated_at timestamptz not null,
     primary key (account_id, address_hash)
   )`,
  `select app.tenant_table('page_meta')`,
]
