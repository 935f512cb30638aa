import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicGame } from '../../collections/games/game.js';
import type { PublicPost } from '../../collections/posts/post.js';

/** A demo account; all share one password. */
export interface DemoAccount {
  username: string;
  email: string;
  password: string;
}

/** Placeholder content that only the demo shows where its own content is missing. */
export interface DemoFallbacks {
  /** Facts for casinos that lack them, on the review page. */
  readonly casino: Partial<PublicCasino>;
  /** Shown while no game is stored. */
  readonly games: readonly PublicGame[];
  /** Shown while no post is published. */
  readonly posts: readonly PublicPost[];
  readonly accounts: readonly DemoAccount[];
  /** The view count of an unread post, derived from its id. */
  viewCount(postId: string): number;
}
