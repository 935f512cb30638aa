/** The version of the tables below; a store of a newer one is refused. */
export const TABLES_VERSION = 1;

/** Where the slug of a record stands in its text, as `slugInText` reads it; of a record without one, something else. */
export const SLUG_OF_BODY = `split_part(substr(body, 54, 300), '"', 1)`;

/** Finds a record by its slug. A store of an earlier version that has no such index looks through all records of the collection. */
export const CREATE_SLUG_INDEX = `create index if not exists record_slug on croupier.record
  (collection, (${SLUG_OF_BODY})) where body is not null`;

/**
 * The tables of a store, in a schema of their own. Texts are kept as they are: `jsonb` would reorder the keys, and change
 * the hashes. A deleted record leaves its row without a text, so that other processes learn of it by its `seq`. The view
 * `content` is for people who ask with SQL.
 */
export const CREATE_TABLES = `
create schema if not exists croupier;
create table if not exists croupier.store (
  only_row boolean primary key default true check (only_row),
  tables_version integer not null,
  schema_version integer not null,
  seq bigint not null,
  generation text not null,
  last_change bigint not null
);
create table if not exists croupier.record (
  collection text collate "C" not null,
  id text collate "C" not null,
  seq bigint not null,
  body text,
  primary key (collection, id)
);
create index if not exists record_seq on croupier.record (seq);
${CREATE_SLUG_INDEX};
create table if not exists croupier.document (
  name text primary key,
  seq bigint not null,
  body text not null
);
create table if not exists croupier.change (
  number bigint primary key,
  id text not null unique,
  header text not null,
  line text not null
);
create table if not exists croupier.log (
  id bigint generated always as identity primary key,
  log text not null,
  line text not null
);
create index if not exists log_log on croupier.log (log, id);
create table if not exists croupier.log_total (
  log text primary key,
  kept text not null
);
create table if not exists croupier.media (
  name text collate "C" primary key,
  bytes bytea not null
);
create table if not exists croupier.expiring (
  key text collate "C" primary key,
  value text not null,
  expires_at bigint not null
);
create or replace view croupier.content as
  select collection, id, body::jsonb as record from croupier.record where body is not null;
`;
