import { type OperationInput, routePath } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { Badge } from '@croupier/ui/admin';
import { PagePreview } from '../preview/PagePreview.js';
import list from '../screens/list.module.css';
import type { UnsavedRecord } from './use-unsaved-record.js';

const { news } = adminLabels;

type Unsaved = NonNullable<NonNullable<OperationInput<'preview.show'>['unsaved']>['record']>;

/** The props of a preview: what a form for posts or pages has, saved or not. */
export interface PreviewPaneProps {
  in: 'posts' | 'pages';
  record: UnsavedRecord;
}

/** The page itself, as visitors would see it, from what is not saved yet; above it what it is. */
export function PreviewPane({ in: collection, record }: PreviewPaneProps) {
  const { isPublished, category, isGuide, slug } = record;
  const isLater = textOf(record.publishedAt) > new Date().toISOString();
  const shownSlug = textOf(slug) || NEW_SLUG;
  return (
    <>
      <p className={list.marks}>
        {collection === 'posts' ? <Badge dir="auto">{textOf(category) || 'Reviews'}</Badge> : null}
        {isGuide === true ? <Badge tone="accent">{news.badges.guide}</Badge> : null}
        <Badge tone={isPublished === true ? 'good' : 'fair'}>
          {isPublished !== true ? news.badges.draft : isLater ? news.badges.scheduled : news.badges.published}
        </Badge>
      </p>
      <PagePreview
        path={routePath({ kind: collection === 'posts' ? 'post' : 'custom-page', slug: shownSlug })}
        unsaved={{ record: completed(collection, { ...record, slug: shownSlug }) }}
      />
    </>
  );
}

/** The slug of what has no title yet. */
const NEW_SLUG = 'untitled';
/** What stands in a page for what is not written yet. */
const NOT_WRITTEN = '…';
const SYSTEM_FIELDS = ['id', 'createdAt', 'updatedAt', 'views', 'isPublished'];

/** A record that can be shown: what it lacks is filled. */
function completed(collection: 'posts' | 'pages', record: UnsavedRecord): Unsaved {
  const changes: Record<string, unknown> = { ...record };
  for (const name of SYSTEM_FIELDS) delete changes[name];
  const required = collection === 'posts' ? ['title', 'excerpt', 'content'] : ['title'];
  for (const name of required) if (textOf(changes[name]).trim() === '') changes[name] = NOT_WRITTEN;
  const id = textOf(record.id);
  return { in: collection, ...(id === '' ? {} : { id }), changes };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
