import type { Warning } from '../../warning.js';
import type { ChangeContext } from '../define/operation.js';

/** Changes other content after records are deleted; `gone` has their ids. */
export type AfterDelete<T> = (
  content: ChangeContext['content'],
  gone: ReadonlySet<string>,
  records: readonly T[],
) => Warning[];
