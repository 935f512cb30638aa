import { isProblem } from '@croupier/core';
import { Skeleton } from '@croupier/ui/admin';
import type { ReactNode } from 'react';
import { LoadFailure } from './ScreenBoundary.js';

/** The props of what waits for an answer. */
export interface LoadedProps<T> {
  query: { data: T | undefined; error: unknown; refetch(): unknown };
  /** In place of a record that there is not. */
  notFound?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a question answered, or that it is on its way, or why it failed. */
export function Loaded<T>({ query, notFound, children }: LoadedProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton count={5} />;
  if (notFound !== undefined && isProblem(error) && error.code === 'not-found') return notFound;
  return <LoadFailure error={error} onRetry={() => void refetch()} />;
}
