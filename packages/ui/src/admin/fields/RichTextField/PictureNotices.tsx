'use client';

import type { Node } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { use, useMemo, useState } from 'react';
import { ImageFetchContext } from '../../image-fetch.js';
import { undescribedImages } from './document/editor-commands.js';
import { foreignPictures, movePictures, webAddressOf } from './document/foreign-pictures.js';
import { useEditorLabels } from './editor-labels.js';
import styles from './RichTextEditor.module.css';

/** The props of the notices. */
interface PictureNoticesProps {
  doc: Node;
  disabled: boolean;
  run: (command: Command) => void;
  /** Called with the place of a picture that is to be described. */
  onDescribe: (at: number) => void;
}

/** What the pictures of a text lack: a description, or a place in the library. */
export function PictureNotices({ doc, disabled, run, onDescribe }: PictureNoticesProps) {
  const labels = useEditorLabels();
  const undescribed = useMemo(() => undescribedImages(doc), [doc]);
  const [first] = undescribed;
  return (
    <>
      {first === undefined ? null : (
        <p>
          {labels.undescribed(undescribed.length)}{' '}
          <button type="button" className={styles.switch} onClick={() => onDescribe(first)}>
            {labels.describe}
          </button>
        </p>
      )}
      <ForeignPictures {...{ doc, disabled, run }} />
    </>
  );
}

/** Pictures that readers load from other sites, and what takes them into the library. */
function ForeignPictures({ doc, disabled, run }: Omit<PictureNoticesProps, 'onDescribe'>) {
  const labels = useEditorLabels();
  const fetchImage = use(ImageFetchContext);
  const [isFetching, setFetching] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const foreign = useMemo(() => foreignPictures(doc, location.origin), [doc]);
  if (foreign.length === 0) return null;

  async function takeIn(fetchOne: NonNullable<typeof fetchImage>) {
    setFetching(true);
    const moved = new Map<string, string>();
    const faults = new Map<string, string>();
    for (const src of foreign) {
      try {
        moved.set(src, await fetchOne(webAddressOf(src)));
      } catch (reason) {
        faults.set(src, reason instanceof Error ? reason.message : String(reason));
      }
    }
    setFetching(false);
    setRefused(faults);
    if (moved.size > 0) run(movePictures(moved));
  }

  return (
    <>
      <p>
        {labels.foreignPictures(foreign.length, [...new Set(foreign.map(hostOf))].join(', '))}{' '}
        {fetchImage === undefined ? (
          labels.noServerToFetch
        ) : (
          <button
            type="button"
            className={styles.switch}
            disabled={disabled || isFetching}
            title={isFetching ? labels.fetchingPictures : undefined}
            onClick={() => void takeIn(fetchImage)}
          >
            {isFetching ? labels.fetchingPictures : labels.fetchPictures}
          </button>
        )}
      </p>
      {foreign.map((src) => {
        const reason = refused.get(src);
        return reason === undefined ? null : <p key={src}>{labels.notFetched(hostOf(src), reason)}</p>;
      })}
    </>
  );
}

function hostOf(src: string): string {
  return new URL(webAddressOf(src)).host;
}
