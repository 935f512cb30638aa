import { beforeEach, expect, test } from 'vitest';
import type { Perform } from '../../../perform.js';
import { operations as op } from '../../registry.js';
import { bytesOf } from '../../testing/backup-text.js';
import { memoryPerform } from '../../testing/memory-store.js';

let perform: Perform;
beforeEach(async () => {
  perform = memoryPerform();
  await perform(op['settings.set'], { changes: { visitLinks: 'go' } });
  await perform(op['casinos.add'], {
    record: { name: 'Red Fox', description: 'Calm.', rating: 8, visitUrl: 'https://track.fox.example/?a=1' },
  });
});

const take = async (text: string) =>
  (await perform(op['redirects.import'], { source: bytesOf(text), skipInvalid: true })).result;
const rules = async () =>
  (await perform(op['redirects.list'], { sort: 'position' })).result.records.map((rule) => [
    ...[rule.source, rule.target, rule.permanent, rule.preserveQuery, rule.match],
  ]);

const PRETTY = `id,url,slug,name,description,group_id,redirect_type,track_me,param_forwarding,param_struct,keywords
1,https://track.fox.example/?a=1,go/foxy,Fox,,0,301,1,on,,"fox, casino"
2,https://other.example/path?b=2,out/other,Other,,0,307,1,,,
3,https://track.fox.example/,go/red-fox,Same,,0,301,1,,,
4,https://owl.example/,go/owl,Owl,,0,301,1,on,,
5,https://frame.example/,go/frame,Frame,,0,cloak,1,,,
6,https://pixel.example/,go/pixel,Pixel,,0,pixel,1,,,
7,javascript:alert(1),go/script,Script,,0,301,1,,,
`;

test('links of Pretty Links lead to visit links of casinos, and the others to where they led', async () => {
  const { rejected, errors } = await take(PRETTY);
  expect(await rules()).toEqual([
    ['/go/foxy', '/go/red-fox', false, true, 'exact'],
    ['/out/other', 'https://other.example/path?b=2', false, false, 'exact'],
    ['/go/owl', 'https://owl.example/', true, true, 'exact'],
    ['/go/frame', 'https://frame.example/', false, false, 'exact'],
  ]);
  expect(rejected).toBe(2);
  expect(errors.map(({ message }) => message).join('\n')).toMatch(
    /pixel has no counterpart[\s\S]*is no address/,
  );
});

test('a proof takes a link to a visit link as one redirect', async () => {
  await take(PRETTY);
  const addresses = ['/go/foxy', '/go/red-fox', '/go/owl', '/out/other/', '/go/pixel'];
  const { records } = (await perform(op['migrate.verify'], { addresses })).result;
  expect(records.map(({ outcome }) => outcome)).toEqual([
    'one-hop',
    'one-hop',
    'one-hop',
    'one-hop',
    'missing',
  ]);
});

test('without visit links a link leads to where it led', async () => {
  await perform(op['settings.reset'], { names: ['visitLinks'] });
  await take(PRETTY);
  expect((await rules())[0]).toEqual(['/go/foxy', 'https://track.fox.example/?a=1', true, true, 'exact']);
});

const THIRSTY = `Link Name,Destination URL,Slug,Categories (separated by semicolons),Images,Geolocations Links (format: AU:http://google.com.au),Autolinker Keywords
Fox,https://fox.example/lp,fox,casinos,,GB:https://uk.fox.example/?c=1;d=2;AU:https://au.fox.example/,fox
Own,https://elsewhere.example/,deals/own,,,,
`;

test('links of ThirstyAffiliates stand below the words of the plugin, and where they led in countries is told', async () => {
  const { warnings, errors } = await take(THIRSTY);
  expect(errors).toEqual([]);
  expect(await rules()).toEqual([
    ['/recommends/fox', 'https://fox.example/lp', false, false, 'exact'],
    ['/deals/own', 'https://elsewhere.example/', false, false, 'exact'],
  ]);
  expect(warnings.map(({ message }) => message)).toEqual([
    '/recommends/fox led elsewhere in some countries, and a redirect has one target: GB https://uk.fox.example/?c=1;d=2, AU https://au.fox.example/. The import of listings takes these addresses from the same file',
  ]);
});

test('where links to casinos led in countries becomes listings, and a link to no casino is rejected by name', async () => {
  const text = THIRSTY.replace('https://fox.example/lp', 'https://track.fox.example/?a=1').replace(
    'deals/own,,,,',
    'deals/own,,,NO:https://no.elsewhere.example/,',
  );
  const { created, errors } = (
    await perform(op['listings.import'], { source: bytesOf(text), skipInvalid: true })
  ).result;
  expect(created).toBe(2);
  expect(errors).toMatchObject([
    { line: 3, message: expect.stringContaining('deals/own leads to no casino') },
  ]);
  const listings = (await perform(op['listings.list'], {})).result.records;
  expect(listings.map(({ slug, accepts, visitUrl }) => [slug, accepts, visitUrl])).toEqual([
    ['red-fox-in-au', 'unknown', 'https://au.fox.example/'],
    ['red-fox-in-gb', 'unknown', 'https://uk.fox.example/?c=1;d=2'],
  ]);
  const again = { source: bytesOf(text), skipInvalid: true, onConflict: 'update' as const };
  expect((await perform(op['listings.import'], again)).result).toMatchObject({ created: 0, unchanged: 2 });
});

test('a table of ours with other columns of such names is read as ours, or refused', async () => {
  await take('source,target\n/a,/b\n');
  expect(await rules()).toHaveLength(1);
  await expect(take('slug,url,redirect_type\na,https://b.example/,301\n')).rejects.toMatchObject({
    code: 'invalid',
  });
});
