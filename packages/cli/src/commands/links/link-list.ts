import type { LinkRecord } from '@croupier/core';
import { dateText } from '../../terminal/date-text.js';
import type { ListOutput } from '../../terminal/record-output.js';

/** How links are listed, by whichever verb. */
export const LINK_LIST = {
  columns: [
    { heading: 'LINK', text: ({ url }) => url },
    { heading: 'OUTCOME', text: ({ outcome }) => outcome },
    {
      heading: 'WHERE',
      text: ({ places }) => places.map(({ in: noun, name }) => `${noun} ${name}`).join(', '),
    },
    { heading: 'FOUND', text: ({ message }) => message },
    { heading: 'CHECKED', text: ({ checkedAt }) => dateText(checkedAt) },
  ],
  fields: [
    'url',
    'kind',
    'places',
    'outcome',
    'reason',
    'status',
    'finalUrl',
    'newUrl',
    'lost',
    'checkedAt',
    'message',
  ],
  idOf: ({ url }) => url,
} satisfies Pick<ListOutput<LinkRecord>, 'columns' | 'fields' | 'idOf'>;
