import { adminLabels } from '@croupier/core/messages';
import type { RowFlag } from './row-verb.js';

const { rows, news } = adminLabels;

/** Makes records active or inactive. */
export function activation(collection: 'casinos' | 'users'): RowFlag<{ isActive: boolean }> {
  return {
    flag: 'isActive',
    on: { operation: `${collection}.activate`, label: rows.actions.activate, done: rows.done.activated },
    off: {
      operation: `${collection}.deactivate`,
      label: rows.actions.deactivate,
      done: rows.done.deactivated,
    },
  };
}

/** Publishes articles or pages, and makes them drafts again. */
export function publishing(collection: 'posts' | 'pages'): RowFlag<{ isPublished: boolean }> {
  return {
    flag: 'isPublished',
    on: { operation: `${collection}.publish`, label: news.actions.publish, done: news.done.published },
    off: {
      operation: `${collection}.unpublish`,
      label: news.actions.unpublish,
      done: news.done.unpublished,
    },
  };
}
