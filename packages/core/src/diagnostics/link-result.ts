/** What became of an outgoing link. */
export const LINK_OUTCOMES = [
  'ok',
  'moved',
  'lost-parameters',
  'parked',
  'blocked',
  'gone',
  'failed',
] as const;
/** What became of one link. */
export type LinkOutcome = (typeof LINK_OUTCOMES)[number];

/** The outcomes of links that somebody has to change; one that was blocked or failed may be fine for visitors. */
export const FAULTY_OUTCOMES = ['moved', 'lost-parameters', 'parked', 'gone'] as const;

/** Why, where the outcome alone does not say it. */
export const LINK_REASONS = [
  'status',
  'home-page',
  'unknown-host',
  'robots',
  'bot-wall',
  'too-many-requests',
  'private-address',
  'invalid-address',
  'too-many-redirects',
  'timeout',
  'certificate',
  'unreachable',
] as const;
/** The reason of an outcome. */
export type LinkReason = (typeof LINK_REASONS)[number];

/** What a link is for: a click to a casino or a game, or a page of terms to read. */
export type LinkKind = 'visit' | 'play' | 'terms';

/** An outgoing link as it is followed. */
export interface LinkToCheck {
  /** As it is stored, placeholders and all. */
  url: string;
  kind: LinkKind;
}

/** What following a link found. */
export interface LinkResult {
  url: string;
  outcome: LinkOutcome;
  reason?: LinkReason | undefined;
  /** The last status of HTTP. */
  status?: number | undefined;
  /** Where it ended, if that is elsewhere. */
  finalUrl?: string | undefined;
  /** The address that can take the place of one that moved for good. */
  newUrl?: string | undefined;
  /** The names of the parameters that were lost. */
  lost?: string[] | undefined;
}
