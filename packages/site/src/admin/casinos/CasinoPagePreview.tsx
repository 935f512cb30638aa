import { routePath } from '@croupier/core';
import { useSyncExternalStore } from 'react';
import { PagePreview } from '../preview/PagePreview.js';
import type { UnsavedSource } from './use-casino-preview.js';

/** The props of the page of a casino. */
interface CasinoPagePreviewProps {
  id: string;
  unsaved: UnsavedSource;
}

const SYSTEM_FIELDS = ['id', 'createdAt', 'updatedAt'];

/** The review of a casino as visitors would see it with what its form has. */
export function CasinoPagePreview({ id, unsaved }: CasinoPagePreviewProps) {
  const record = useSyncExternalStore(unsaved.subscribe, unsaved.get);
  const changes = Object.fromEntries(
    Object.entries(record).filter(([name]) => !SYSTEM_FIELDS.includes(name)),
  );
  return (
    <PagePreview
      path={routePath({ kind: 'review', slug: String(record.slug ?? '') })}
      unsaved={{ record: { in: 'casinos', id, changes } }}
    />
  );
}
