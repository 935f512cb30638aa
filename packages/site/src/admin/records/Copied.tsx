import type { OperationInput } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { useAddressValue } from '../use-address.js';
import type { EditedCollection } from './use-record-editor.js';

/** What a new record begins with where it is a copy of another. */
export interface CopiedRecord {
  defaults: object | undefined;
  /** The record that is copied; its copy has a draft of its own. */
  copyOf: string | undefined;
}

const NOTHING: CopiedRecord = { defaults: undefined, copyOf: undefined };

/** The form of a new record: of a copy where the address names a record as `copy`. */
export function Copied({
  collection,
  children,
}: {
  collection: EditedCollection;
  children: (copied: CopiedRecord) => ReactNode;
}) {
  const [copyOf] = useAddressValue('copy');
  return copyOf === '' ? (
    children(NOTHING)
  ) : (
    <Source key={copyOf} {...{ collection, copyOf }}>
      {children}
    </Source>
  );
}

function Source({ collection, copyOf, children }: Parameters<typeof Copied>[0] & { copyOf: string }) {
  const show = `${collection}.show` as 'casinos.show';
  return (
    <Loaded
      query={useQuestion(show, { record: copyOf } as OperationInput<'casinos.show'>)}
      notFound={children(NOTHING)}
    >
      {({ record }) => children({ defaults: copyDefaults(record), copyOf })}
    </Loaded>
  );
}

/** A record without what is its own alone: its address, its times, and that visitors see it. */
function copyDefaults(record: object): object {
  const {
    id: _id,
    slug: _slug,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    publishedAt: _publishedAt,
    ...copied
  } = record as Record<string, unknown>;
  const label = ['name', 'title'].find((one) => typeof copied[one] === 'string');
  return {
    ...copied,
    ...(label === undefined ? {} : { [label]: adminLabels.rows.copyOf(copied[label] as string) }),
    ...('isPublished' in copied ? { isPublished: false } : {}),
    ...('isActive' in copied ? { isActive: false } : {}),
  };
}
