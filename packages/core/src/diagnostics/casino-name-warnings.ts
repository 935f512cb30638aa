import { plural } from './plural.js';

/** A bonus that names a casino, and the row of a file that says so. */
export type CasinoNaming = { casino: string; row?: number; suggestion?: string };

type Params = { named: readonly CasinoNaming[]; count: number };

/** What is told of bonuses that belong to no casino, since none has the name that they keep, or several have it. */
export const CASINO_NAME_WARNINGS = {
  'bonus.unknown-casino': {
    text: (params: Params) =>
      `${bonusesName(params.count)} a casino that is not there (${namings(params)}): ${plural(params.count, 'it belongs', 'they belong')} to none until one is called so`,
  },
  'bonus.shared-casino-name': {
    text: (params: Params) =>
      `${bonusesName(params.count)} a casino by a name that several have (${namings(params)}): ${plural(params.count, 'it belongs', 'they belong')} to none until the slug of one is given`,
  },
};

function bonusesName(count: number): string {
  return `${count} ${plural(count, 'bonus names', 'bonuses name')}`;
}

function namings({ named, count }: Params): string {
  const texts = named.map(({ casino, row, suggestion }) => {
    const place = row === undefined ? '' : `row ${row}: `;
    return `${place}'${casino}'${suggestion === undefined ? '' : `, perhaps '${suggestion}'`}`;
  });
  return `${texts.join('; ')}${count > named.length ? `; and ${count - named.length} more` : ''}`;
}
