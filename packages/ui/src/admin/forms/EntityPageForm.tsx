'use client';

import type { FieldDescription } from '@croupier/core/forms';
import { type ReactNode, useMemo } from 'react';
import { EntityForm, type EntityFormProps } from './EntityForm.js';
import { RecordPageContext, type RecordPageFormProps } from './record-page.js';
import { SearchSection } from './search-fields/SearchSection.js';
import { SEARCH_PATHS } from './search-fields/search-paths.js';

/** The props of a form for a record with a page of its own. */
export interface EntityPageFormProps<T extends object = Record<string, unknown>>
  extends EntityFormProps<T>,
    Pick<RecordPageFormProps<T>, 'findHead'> {}

/** An `EntityForm` in which what the page says to search engines stands in a part that opens, with a preview. */
export function EntityPageForm<T extends object>({
  findHead,
  renderField,
  ...props
}: EntityPageFormProps<T>) {
  return (
    <RecordPageContext value={useMemo(() => ({ findHead }), [findHead])}>
      <EntityForm {...props} renderField={(field) => withSearchPart(renderField?.(field), field)} />
    </RecordPageContext>
  );
}

/** In the place of the first field for search engines all of them, and nothing in that of the others. */
function withSearchPart(
  drawn: ReactNode | undefined,
  { path }: Pick<FieldDescription, 'path'>,
): ReactNode | undefined {
  if (drawn !== undefined || !SEARCH_PATHS.has(path)) return drawn;
  return path === 'seoTitle' ? <SearchSection /> : null;
}
