import { beforeEach, expect, test } from 'vitest';
import type { Perform } from '../../perform.js';
import { operations as op } from '../registry.js';
import { bytesOf } from '../testing/backup-text.js';
import { memoryPerform } from '../testing/memory-store.js';

let perform: Perform;
beforeEach(async () => {
  perform = memoryPerform();
  await perform(op['casinos.add'], {
    record: {
      name: 'Golden Owl',
      description: 'Calm.',
      visitUrl: 'https://track.example/owl',
      owner: 'Owl Ltd',
    },
  });
});

const importList = (text: string, told: object = {}) =>
  perform(op['registers.import'], {
    ...{ source: bytesOf(text), authority: 'Authority of Owls', date: '2026-11-24' },
    ...told,
  });
const list = (record: object) =>
  perform(op['listings.add'], { record: { casino: 'golden-owl', market: 'GB', accepts: 'yes', ...record } });
const check = async () => (await perform(op['registers.check'], {})).result;
const doctor = async () =>
  (await perform(op['doctor.check'], { only: ['register-mismatch'] })).result.findings.map(
    ({ message }) => message,
  );

test('without a register nothing is found and nothing is wrong', async () => {
  await list({ licenseAuthority: 'Authority of Owls', licensedDomain: 'owl.example' });
  expect(await check()).toEqual({ registers: 0, casinos: 0, found: [], findings: [] });
  expect(await doctor()).toEqual([]);
});

test('the licensed domain of a listing is found as it is listed, or by the domain that it belongs to', async () => {
  await importList('owl.example\nplay.hawk.co.uk\n');
  await list({ licensedDomain: 'https://www.OWL.example/gb' });
  await list({ market: 'CA-ON', licensedDomain: 'hawk.co.uk' });
  await list({ market: 'DE', licensedDomain: 'other.co.uk', visitUrl: 'https://track.example/owl' });
  const { found, findings } = await check();
  expect(found.map(({ listing, by, sought, entry }) => [listing, by, sought, entry.domain])).toEqual([
    ['golden-owl-in-gb', 'domain', 'owl.example', 'owl.example'],
    ['golden-owl-in-ca-on', 'site', 'hawk.co.uk', 'play.hawk.co.uk'],
  ]);
  expect(findings).toEqual([]);
});

test('a number counts where the listing names the authority, by any of its names', async () => {
  await importList('Licence,Operator\nGL-7,Owl Ltd\n', { alsoCalled: ['AOO'] });
  await list({ licenseAuthority: 'the aoo', licenseNumber: 'gl 7' });
  await list({ market: 'DE', licenseAuthority: 'Board of Kites', licenseNumber: 'GL-7' });
  expect((await check()).found).toMatchObject([{ listing: 'golden-owl-in-gb', by: 'number' }]);
});

test('a match that rests on a name alone is called so, and is none where a domain is found', async () => {
  await importList('Domain,Operator\nhawk.example,Owl Ltd.\n');
  expect((await check()).found).toMatchObject([{ casino: 'golden-owl', by: 'name', sought: 'Owl Ltd' }]);
  await perform(op['casinos.edit'], {
    record: 'golden-owl',
    changes: { visitUrl: 'https://www.hawk.example/?a=1' },
  });
  expect((await check()).found).toMatchObject([
    { casino: 'golden-owl', by: 'domain', sought: 'hawk.example' },
  ]);
});

test('a listing that names an authority whose register lacks its domain and number is told, by the doctor too', async () => {
  await importList('Domain,Licence\nhawk.example,7\n');
  await list({ licenseAuthority: 'Authority of Owls', licensedDomain: 'owl.example', licenseNumber: '8' });
  // A link may lead through a tracker: it alone says nothing.
  await list({ market: 'DE', licenseAuthority: 'Authority of Owls', visitUrl: 'https://track.example/owl' });
  const told =
    "Listing 'golden-owl-in-gb' names Authority of Owls as its authority, and the register of Authority of Owls of 2026-11-24 lacks owl.example";
  expect((await check()).findings).toMatchObject([
    { fault: 'not-listed', sought: 'owl.example', message: told },
  ]);
  expect(await doctor()).toEqual([told]);
});

test('another license number, and a license that has ended, are told', async () => {
  await importList(
    'Domain,Licence,Status,Expiry date\nowl.example,7,Active,2099-01-31\nhawk.example,9,Surrendered,\nwren.example,10,,2026-01-31\n',
  );
  await list({ licenseAuthority: 'Authority of Owls', licensedDomain: 'owl.example', licenseNumber: '8' });
  await list({ market: 'DE', licensedDomain: 'hawk.example' });
  await list({ market: 'ES', licensedDomain: 'wren.example' });
  expect((await check()).findings).toMatchObject([
    { listing: 'golden-owl-in-gb', fault: 'other-number', sought: '8', listed: '7' },
    { listing: 'golden-owl-in-de', fault: 'ended', listed: 'Surrendered' },
    { listing: 'golden-owl-in-es', fault: 'ended', listed: '2026-01-31' },
  ]);
});
