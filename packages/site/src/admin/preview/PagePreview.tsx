import type { OperationInput, OperationResult } from '@croupier/core';
import { adminPreviewLabels } from '@croupier/core/messages';
import { Button, LazyPart, lazyPart, Notice, Panel, RadioGroup, Skeleton } from '@croupier/ui/admin';
import { useEffect, useState } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { optionsOf } from '../list/ListChoice.js';
import { LoadFailure } from '../ScreenBoundary.js';
import type { Device } from './PreviewFrame.js';
import styles from './preview.module.css';

const labels = adminPreviewLabels;
/** How long after the last change the page is drawn again, in milliseconds. */
const DELAY = 400;
const DEVICES = optionsOf(labels.devices);

const PreviewFrame = lazyPart(async () => (await import('./PreviewFrame.js')).PreviewFrame);

/** The props of a preview. */
interface PagePreviewProps {
  /** The address of the page. */
  path: string;
  /** What is not saved yet. */
  unsaved: NonNullable<OperationInput<'preview.show'>['unsaved']>;
  /** Called with the page's document after it was drawn. */
  onDraw?: (page: Document) => void;
}

/** A page of the site as visitors would see it with what is not saved yet, on devices of several widths. */
export function PagePreview({ path, unsaved, onDraw }: PagePreviewProps) {
  const [device, setDevice] = useState<Device>('desktop');
  const [followed, setFollowed] = useState<string>();
  const shownPath = followed ?? path;
  const preview = useQuestion('preview.show', { path: shownPath, unsaved: useSettled(unsaved) });
  const page = useLast(preview.data);
  return (
    <Panel title={labels.title} text={labels.text} className={styles.root}>
      <div className={styles.bar}>
        <RadioGroup
          label={labels.width}
          options={DEVICES}
          value={device}
          onChange={({ target }) => setDevice(target.value as Device)}
        />
        {followed === undefined ? null : (
          <Button variant="quiet" onClick={() => setFollowed(undefined)}>
            {labels.home}
          </Button>
        )}
      </div>
      {page === undefined ? (
        preview.error === null ? (
          <Skeleton count={5} />
        ) : (
          <LoadFailure error={preview.error} onRetry={() => void preview.refetch()} />
        )
      ) : (
        <>
          {preview.error === null ? null : <Notice tone="fair">{labels.stale}</Notice>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
          <section className={styles.scroll} aria-label={labels.at(shownPath)} tabIndex={0}>
            <LazyPart fallback={<Skeleton count={5} />}>
              <PreviewFrame
                path={shownPath}
                page={page}
                device={device}
                onNavigate={setFollowed}
                onDraw={onDraw}
              />
            </LazyPart>
          </section>
          <p className={styles.path} dir="ltr">
            {labels.at(shownPath)}
          </p>
        </>
      )}
    </Panel>
  );
}

/** A value once it has not changed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value is the same while its text is
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The last answer that there was: a question that fails leaves it. */
function useLast(data: OperationResult<'preview.show'> | undefined) {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
