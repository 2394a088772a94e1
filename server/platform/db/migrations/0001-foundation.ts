/** Roles, helpers, and the tables that are not a tenant's: reference and local ones. */
export const foundation: readonly string[] = [
  `create extension if not exists pg_trgm`,
  `create schema if not exists app`,
  // The application never runs as the owner: no role below may bypass policies but the search owner.
  `do $$ begin
     if not exists (select from pg_roles where rolname = 'vitrine_app') then create role vitrine_app login; end if;
     if not exists (select from pg_roles where rolname = 'vitrine_house') then create role vitrine_house login; end if;
     if not exists (select from pg_roles where rolname = 'vitrine_search') then create role vitrine_search login bypassrls; end if;
   end $$`,
  `grant vitrine_app, vitrine_house to current_user`,
  `grant usage on schema public, app to vitrine_app, vitrine_house, vitrine_search`,
  // Only SET LOCAL as a statement reaches the workers of a distributed database; this form takes a parameter.
  `create function app.enter(account uuid) returns void language plpgsql as $$
     begin execute format('set local app.account_id = %L', account); end $$`,
  `create function app.tenant_table(name text) returns void language plpgsql as $$
     begin
       if exists (select from pg_extension where extname = 'citus') then
         execute format('select create_distributed_table(%L, ''account_id'')', name);
       end if;
       execute format('alter table %I enable row level security', name);
       execute format('alter table %I force row level security', name);
       execute format('create policy tenant on %I to vitrine_app
         using (account_id = nullif(current_setting(''app.account_id'', true), '''')::uuid)
         with check (account_id = nullif(current_setting(''app.account_id'', true), '''')::uuid)', name);
       execute format('create policy house on %I to vitrine_house using (true) with check (true)', name);
       execute format('grant select, insert, update, delete on %I to vitrine_app, vitrine_house', name);
       execute format('grant select on %I to vitrine_search', name);
     end $$`,
  `create function app.shared_table(name text) returns void language plpgsql as $$
     begin
       execute format('grant select, insert, update, delete on %I to vitrine_app, vitrine_house', name);
     end $$`,

  `create table agencies (
     id uuid primary key,
     business_name text not null,
     app_name text not null,
     app_home_url text,
     logo text,
     icon text,
     policy_url text,
     theme_value text,
     primary_color text,
     radius text,
     free_code text,
     invite_code text,
     free_deep_link text,
     advanced_agency boolean not null default false,
     side_panel boolean not null default true,
     publish_button boolean not null default true,
     share_button boolean not null default true,
     edit_panel boolean not null default true,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     version integer not null default 1
   )`,
  `select app.shared_table('agencies')`,

  `create table users (
     id uuid primary key,
     email text not null,
     password_hash text,
     type text not null check (type in ('house', 'agency', 'account')),
     first_name text not null default '',
     last_name text not null default '',
     phone text,
     language text,
     theme_value text,
     photo text,
     display_name text,
     is_disabled boolean not null default false,
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create unique index users_email on users (lower(email))`,
  `select app.shared_table('users')`,

  `create table accounts (
     id uuid primary key,
     agency_id uuid references agencies (id),
     business_name text not null,
     description text not null default '',
     phone text,
     email text,
     website text,
     logo text,
     address text,
     lat double precision,
     lng double precision,
     social_platforms jsonb not null default '[]',
     subscription_type text not null default 'free' check (subscription_type in ('free', 'paid', 'pending')),
     status text not null default 'Enabled' check (status in ('Enabled', 'Disabled')),
     verification_status text not null default 'Verified' check (verification_status in ('Verified', 'Unverified', 'Pending')),
     language text not null default 'en',
     theme_value text,
     primary_color text,
     as_primary_in_agency boolean not null default false,
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create index accounts_agency on accounts (agency_id, id)`,
  `select app.shared_table('accounts')`,

  `create table memberships (
     id uuid primary key,
     user_id uuid not null references users (id) on delete cascade,
     account_id uuid references accounts (id) on delete cascade,
     agency_id uuid references agencies (id) on delete cascade,
     role text not null default 'user' check (role in ('admin', 'user')),
     is_primary boolean not null default false,
     permissions jsonb not null default '{}',
     created_at timestamptz not null,
     check (num_nonnulls(account_id, agency_id) = 1),
     unique nulls not distinct (user_id, account_id, agency_id)
   )`,
  `create index memberships_account on memberships (account_id, user_id)`,
  `create index memberships_agency on memberships (agency_id, user_id)`,
  `select app.shared_table('memberships')`,

  `create table whitelabels (
     id uuid primary key,
     type text not null check (type in ('agency', 'account')),
     whitelabel_domain text not null,
     agency_id uuid references agencies (id) on delete cascade,
     account_id uuid references accounts (id) on delete cascade,
     business_name text not null,
     app_name text,
     app_home_url text,
     logo text,
     icon text,
     policy_url text,
     email text,
     theme_value text,
     primary_color text,
     allow_sign_up boolean not null default false,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     check (case type when 'agency' then agency_id is not null and account_id is null else account_id is not null end)
   )`,
  `create unique index whitelabels_domain on whitelabels (lower(whitelabel_domain))`,
  `create index whitelabels_account on whitelabels (account_id)`,
  `create index whitelabels_agency on whitelabels (agency_id)`,
  `select app.shared_table('whitelabels')`,

  // Local tables: looked up before a tenant is known, drained over all tenants, or holding a trigger.
  `create table sessions (
     id uuid primary key,
     user_id uuid not null,
     access_hash bytea not null,
     access_expires_at timestamptz not null,
     renewal_hash bytea not null,
     former_renewal_hash bytea,
     renewed_at timestamptz not null,
     expires_at timestamptz not null,
     view_agency_id uuid,
     view_account_id uuid,
     host text not null,
     user_agent text,
     created_at timestamptz not null,
     revoked_at timestamptz
   )`,
  `create unique index sessions_access on sessions (access_hash)`,
  `create unique index sessions_renewal on sessions (renewal_hash)`,
  `create index sessions_former_renewal on sessions (former_renewal_hash) where former_renewal_hash is not null`,
  `create index sessions_user on sessions (user_id) where revoked_at is null`,
  `select app.shared_table('sessions')`,

  `create table one_time_tokens (
     id uuid primary key,
     purpose text not null,
     token_hash bytea not null,
     email text,
     user_id uuid,
     payload jsonb not null default '{}',
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `create unique index one_time_tokens_hash on one_time_tokens (token_hash)`,
  `create index one_time_tokens_email on one_time_tokens (purpose, lower(email))`,
  `select app.shared_table('one_time_tokens')`,

  `create table attempts (
     key text primary key,
     count integer not null,
     window_ends_at timestamptz not null
   )`,
  `select app.shared_table('attempts')`,

  `create table outbox (
     id bigint generated always as identity primary key,
     type text not null,
     account_id uuid,
     payload jsonb not null default '{}',
     created_at timestamptz not null
   )`,
  `select app.shared_table('outbox')`,
  `grant usage, select on all sequences in schema public to vitrine_app, vitrine_house`,
  `create function app.announce_event() returns trigger language plpgsql as $$
     begin
       perform pg_notify('vitrine_events', json_build_object('id', new.id, 'type', new.type, 'accountId', new.account_id, 'payload', new.payload)::text);
       return null;
     end $$`,
  `create trigger announce after insert on outbox for each row execute function app.announce_event()`,

  `create table mail_outbox (
     id uuid primary key,
     recipient text not null,
     sender text not null,
     subject text not null,
     html text not null,
     text text not null,
     language text not null,
     agency_id uuid,
     status text not null default 'queued' check (status in ('queued', 'kept', 'sent', 'failed')),
     failure text,
     created_at timestamptz not null,
     sent_at timestamptz
   )`,
  `create index mail_outbox_newest on mail_outbox (created_at desc, id desc)`,
  `select app.shared_table('mail_outbox')`,

  `create table access_log (
     id uuid primary key,
     action text not null,
     user_id uuid,
     actor_email text,
     agency_id uuid,
     account_id uuid,
     host text,
     detail jsonb not null default '{}',
     created_at timestamptz not null
   )`,
  `create index access_log_newest on access_log (created_at desc, id desc)`,
  `select app.shared_table('access_log')`,
]
