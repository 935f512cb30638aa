import { expect, test } from 'vitest';
import { openApi } from '../../http/testing/api-fixture.js';

const { post } = openApi();
const list = (query: object) => post('casinos.list', { input: query }, { role: 'editor' });

test('casinos are listed by a market that is named by its code or name, in any case', async () => {
  await post('casinos.add', { input: { record: { name: 'Fox', description: 'Calm.', countries: ['SE'] } } });
  for (const market of ['SE', 'se', 'sweden']) {
    const { result } = await (await list({ market, accepts: 'yes' })).json();
    expect([market, result.total]).toEqual([market, 1]);
  }
});

test('a list of what is no market is refused at that field, in the words of every market', async () => {
  const refused = await list({ market: 'Atlantis' });
  expect(refused.status).toBe(400);
  const message = 'market must be a country like GB, or a state or province like CA-ON';
  expect((await refused.json()).problem).toMatchObject({ message, issues: [{ path: 'market', message }] });
});
