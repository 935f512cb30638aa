'use client';

import { lazyPartLabels } from '@croupier/core/messages';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../parts/Button/Button.js';
import { ErrorState } from '../../../parts/ErrorState/ErrorState.js';
import { useFormLabels } from '../../form-labels.js';

/** A component in a chunk of its own, to be shown in a `LazyPart`. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy<ComponentType<P>>(() =>
    load().then(
      (part) => ({ default: part }),
      (cause: unknown) => {
        throw new PartNotLoaded(lazyPartLabels.title, { cause });
      },
    ),
  );
}

class PartNotLoaded extends Error {}

/** The props of a place for lazy parts. */
export interface LazyPartProps {
  /** What stands there while they load. */
  fallback?: ReactNode;
  /** What stands there if they did not load, around its button; an `ErrorState` by default. */
  failure?: ((failure: LoadFailureProps) => ReactNode) | undefined;
  /** The lazy parts. */
  children: ReactNode;
}

/** What to say of a part that did not load. */
export interface LoadFailureProps {
  /** That it did not load. */
  title: string;
  /** Why, and what to do. */
  text: string;
  /** A button that tries again. */
  action: ReactNode;
}

/** A place for lazy parts. One that did not reach the browser fails in this place alone, with a button that tries again. */
export function LazyPart({ fallback = null, failure, children }: LazyPartProps) {
  return (
    <PartBoundary failed={<Failed failure={failure} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  );
}

class PartBoundary extends Component<{ failed: ReactNode; children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof PartNotLoaded) return this.props.failed;
    throw error;
  }
}

function Failed({ failure = (props) => <ErrorState {...props} /> }: Pick<LazyPartProps, 'failure'>) {
  const labels = useFormLabels('lazyPart', lazyPartLabels);
  const [tries, setTries] = useState(0);
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    if (await answers()) return location.reload();
    setTrying(false);
    setTries(tries + 1);
  };
  return failure({
    title: labels.title,
    text: tries === 0 ? labels.text : labels.noAnswer(tries),
    action: (
      <Button variant="plain" loading={isTrying} onClick={() => void tryAgain()}>
        {labels.again}
      </Button>
    ),
  });
}

/**
 * Whether the page can be loaded. Browsers keep a failed import until the page is loaded again, and after an update of the
 * site its old chunks are gone.
 */
async function answers(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
