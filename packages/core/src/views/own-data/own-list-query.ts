import { type FacetName, readFacetValues } from '../../rules/facets/facet-names.js';
import { pageNumber } from '../../rules/list-pages.js';
import type { QueryParam } from '../../urls/route-queries.js';
import type { ListQuery } from '../lists/page-query.js';
import { type QueryInput, queryText } from '../lists/query-text.js';

/** The longest text that is searched for, in characters. */
const MAX_SEARCH_LENGTH = 200;

/** Reads what a page of an app asks of a list. Its links keep what else is in the query, and lead to the same page. */
export function readOwnListQuery(query: QueryInput, facets: readonly FacetName[]): ListQuery {
  const given = new URLSearchParams(queryText(query));
  const names: readonly QueryParam[] = [...facets, 'q', 'sort', 'page'];
  const others = [...given].filter(([name]) => !(names as readonly string[]).includes(name));
  const values = new Map<string, string>();
  for (const name of facets) values.set(name, readFacetValues(name, given.getAll(name)).join(','));
  for (const name of ['q', 'sort', 'page'])
    values.set(name, (given.get(name) ?? '').trim().slice(0, MAX_SEARCH_LENGTH));
  const filled = (asked: ReadonlyMap<string, string>) =>
    names.flatMap((name): [QueryParam, string][] => {
      const value = asked.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    });
  return {
    path: SAME_PAGE,
    value: (name) => values.get(name) ?? '',
    page: pageNumber(values.get('page')),
    href: (changes) => {
      const asked = filled(new Map([...values, ['page', ''], ...Object.entries(changes)]));
      return `${SAME_PAGE}${new URLSearchParams([...others, ...asked]).toString().replaceAll('%2C', ',')}`;
    },
    hiddenFields: (own) =>
      [...others, ...filled(values)]
        .filter(([name]) => name !== 'page' && !(own as readonly string[]).includes(name))
        .map(([name, value]) => ({ name, value })),
  };
}

const SAME_PAGE = '?';
