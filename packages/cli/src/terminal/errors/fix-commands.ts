import type { Finding, FindingCode, FindingParams } from '@croupier/core';
import { shellWord } from '../shell-word.js';

type FixCommands = { [C in FindingCode]?: (params: FindingParams<C>) => string };

/** The command that fixes a finding of the doctor, if there is one. */
export const FIX_COMMANDS = {
  'duplicate-casino': ({ slug, otherSlug }) =>
    `croupier casinos merge ${otherSlug} ${slug} makes one of both; if they are two: croupier casinos distinct ${otherSlug} ${slug}`,
  'duplicate-listing': ({ listing, other }) =>
    `Compare croupier listings show ${listing} with croupier listings show ${other}, then croupier listings delete one of them.`,
  'duplicate-market': ({ id, other }) =>
    `Compare croupier markets show ${id} with croupier markets show ${other}, then croupier markets delete one of them.`,
  'foreign-offer': ({ listing }) => offerOfListing(listing),
  'listing-without-casino': ({ listing }) =>
    `Say which casino it is of with croupier listings edit ${listing} --casino SLUG, or croupier listings delete ${listing}: it has no effect.`,
  'listing-without-offer': ({ listing }) => offerOfListing(listing),
  'faulty-css': () => 'Mend it, then croupier styles set FILE; or croupier styles revert.',
  'unknown-analytics': () =>
    'Set one that is known with croupier settings set --analytics-id ID, or empty it with --analytics-id "".',
  'missing-base-url': () => 'croupier settings set --site-base-url https://guide.example',
  'register-mismatch': ({ casino, listing }) =>
    `Compare it with the authority, then correct it with ${listing === undefined ? `croupier casinos edit ${casino}` : `croupier listings edit ${listing}`}; or import the newest list with croupier registers import.`,
  'stale-offer': ({ id }) =>
    `Compare them with the casino, then croupier bonuses confirm ${id}, or croupier bonuses edit ${id} for what differs.`,
  'shadowed-redirect': ({ id }) => `Move it up with croupier redirects move ${id} up, or delete it.`,
  'unusable-redirect': ({ id }) =>
    `It has no effect: mend it with croupier redirects edit ${id}, or delete it.`,
  'unused-media': ({ file }) => `croupier media delete ${shellWord(file)} takes it out of the library.`,
} as const satisfies FixCommands;

function offerOfListing(listing: string): string {
  return `Name a bonus of its casino with croupier listings edit ${listing} --offer TITLE, or none with --offer "": visitors see none of it.`;
}

/** A finding as the terminal shows it: with a command as its mend. */
export function toShownFinding({ code, params, ...finding }: Finding): Omit<Finding, 'code' | 'params'> {
  const commands: FixCommands = FIX_COMMANDS;
  const mend = commands[code] as ((params: Finding['params']) => string) | undefined;
  return { ...finding, mend: mend?.(params) ?? finding.mend };
}
