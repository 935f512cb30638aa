import type { PublicCasino } from './casino.js';
import type { PublicGame } from './game.js';
import type { PublicPost } from './post.js';

/** An account of the demo, with the password that is the same for all of them. */
export interface DemoAccount {
  username: string;
  email: string;
  password: string;
}

/**
 * What the demo shows where its content has nothing: a site that is real leaves those places empty, and has none of
 * these.
 */
export interface DemoFallbacks {
  /** Facts of the review page, for a casino that does not have its own. */
  readonly casino: Partial<PublicCasino>;
  /** Shown while no game is stored. */
  readonly games: readonly PublicGame[];
  /** Shown while no post is published. */
  readonly posts: readonly PublicPost[];
  /** Who may sign in to try it. */
  readonly accounts: readonly DemoAccount[];
  /** How often a post was read that nobody has read yet, from its id. */
  viewCount(postId: string): number;
}
