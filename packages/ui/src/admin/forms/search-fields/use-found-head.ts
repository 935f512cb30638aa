'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from '../form-context.js';
import type { FormState } from '../form-state.js';
import { type FoundHead, useRecordPage } from '../record-page.js';
import { SEARCH_PATHS } from './search-paths.js';

/** How long after the last change the page is asked for again, in milliseconds. */
const DELAY = 400;

/** What the page of the form's record says by itself to search engines and social networks, as far as it is known. */
export function useFoundHead(): FoundHead {
  const { state } = useForm();
  const { findHead, addressOf } = useRecordPage();
  const [found, setFound] = useState<FoundHead>();
  const read = () => JSON.stringify(withoutSearchTexts(state));
  const record = useSyncExternalStore(state.subscribeToSummary, read, read);
  useEffect(() => {
    if (findHead === undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      findHead(JSON.parse(record)).then(
        (head) => {
          if (isCurrent) setFound(head);
        },
        // A record that is not complete yet has no page.
        () => undefined,
      );
    }, DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [record, findHead]);
  return found ?? typedHead(JSON.parse(record), addressOf);
}

function withoutSearchTexts(state: FormState): object {
  const { record } = state.submission();
  return Object.fromEntries(Object.entries(record).filter(([name]) => !SEARCH_PATHS.has(name)));
}

/** What is typed, until the page is there. */
function typedHead(
  record: Readonly<Record<string, unknown>>,
  addressOf: ((slug: string) => string) | undefined,
): FoundHead {
  const textOf = (...names: string[]) =>
    names.map((name) => record[name]).find((text): text is string => typeof text === 'string') ?? '';
  return {
    title: textOf('title', 'name'),
    description: textOf('excerpt', 'description'),
    address: addressOf?.(textOf('slug')) ?? '',
  };
}
