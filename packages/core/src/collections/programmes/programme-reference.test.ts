import { beforeEach, describe, expect, test } from 'vitest';
import { actingAs, memoryPerform, onlyRecord } from '../../operations/testing/memory-store.js';
import type { Perform } from '../../perform.js';
import type { Casino } from '../casinos/casino.js';
import { casinosAdd, casinosEdit, casinosRename, casinosShow } from '../casinos/casinos.js';
import type { Listing } from '../listings/listing.js';
import { listings } from '../listings/listings.js';
import { programmes } from './programmes.js';

let perform: Perform;

const OWLS = { name: 'Owl Partners', linkTemplate: 'https://owl.example/{casino}?b={brandId}&s={subid}' };
const TERNS = { name: 'Terns', linkTemplate: 'https://tern.example/{casino}' };
const OWN = 'https://fox.example/';

beforeEach(async () => {
  perform = memoryPerform();
  for (const record of [OWLS, TERNS, { name: 'Bare' }]) await perform(programmes.operations.add, { record });
});

const addFox = (record: object): Promise<Casino> =>
  onlyRecord(perform(casinosAdd, { record: { name: 'Fox', description: 'Calm.', ...record } }));
const editFox = (changes: object): Promise<Casino> =>
  onlyRecord(perform(casinosEdit, { record: 'fox', changes }));
const addListing = (record: object): Promise<Listing> =>
  onlyRecord(perform(listings.operations.add, { record: { casino: 'fox', market: 'GB', ...record } }));
const listingNow = async (record = 'fox-in-gb'): Promise<Listing> =>
  (await perform(listings.operations.show, { record })).result.record;

describe('a casino', () => {
  test('without a link of its own takes that of its programme, which it names by slug or name', async () => {
    const fox = await addFox({ programme: ' owl PARTNERS ', brandId: '7' });
    expect(fox.programme).toBe('owl-partners');
    expect(fox.visitUrl).toBe('https://owl.example/fox?b=7&s={subid}');
  });

  test('with a link of its own keeps it', async () => {
    expect((await addFox({ programme: 'terns', visitUrl: OWN })).visitUrl).toBe(OWN);
    expect((await editFox({ programme: 'owl-partners', brandId: '7' })).visitUrl).toBe(OWN);
    expect((await editFox({ visitUrl: 'https://other.example/' })).visitUrl).toBe('https://other.example/');
  });

  test('whose link is cleared takes that of its programme again', async () => {
    await addFox({ programme: 'terns', visitUrl: OWN });
    for (const visitUrl of [null, '']) {
      await editFox({ visitUrl: OWN });
      expect((await editFox({ visitUrl })).visitUrl).toBe('https://tern.example/fox');
    }
  });

  test('that gets another programme, brand id or slug has the link of that', async () => {
    await addFox({ programme: 'terns' });
    expect((await editFox({ programme: 'owl-partners', brandId: '7' })).visitUrl).toContain('/fox?b=7&');
    expect((await editFox({ brandId: '8' })).visitUrl).toContain('/fox?b=8&');
    const renamed = await onlyRecord<Casino>(perform(casinosRename, { record: 'fox', slug: 'vixen' }));
    expect(renamed.visitUrl).toBe('https://owl.example/vixen?b=8&s={subid}');
  });

  test('whose stored link comes along unchanged, as in a form, still follows its programme', async () => {
    const { visitUrl } = await addFox({ programme: 'owl-partners', brandId: '7' });
    expect((await editFox({ visitUrl, brandId: '8' })).visitUrl).toContain('/fox?b=8&');
  });

  test('that leaves its programme, or loses the brand id, keeps the link that it got', async () => {
    const { visitUrl } = await addFox({ programme: 'owl-partners', brandId: '7' });
    const bare = await editFox({ brandId: null });
    expect([bare.brandId, bare.visitUrl]).toEqual([undefined, visitUrl]);
    for (const programme of ['', null]) {
      await editFox({ programme: 'owl-partners' });
      const left = await editFox({ programme });
      expect([left.programme, left.visitUrl]).toEqual([undefined, visitUrl]);
    }
  });

  test('is refused with an unknown programme, at its field', async () => {
    const refused = {
      code: 'invalid',
      reason: 'programme.unknown',
      issues: [{ path: 'programme', message: "There is no programme 'owls'" }],
    };
    await expect(addFox({ programme: 'owls' })).rejects.toMatchObject(refused);
    await addFox({});
    await expect(editFox({ programme: 'owls' })).rejects.toMatchObject(refused);
  });

  test('gets its programme from an editor, who sees no programmes', async () => {
    const editor = actingAs('editor');
    const record = { name: 'Fox', description: 'Calm.', programme: 'Terns', brandId: '7' };
    const fox = await onlyRecord<Casino>(perform(casinosAdd, { record }, editor));
    expect(fox).toMatchObject({ programme: 'terns', brandId: '7', visitUrl: 'https://tern.example/fox' });
    await expect(perform(programmes.operations.list, {}, editor)).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
});

describe('a listing', () => {
  test('takes the link of its programme, with the brand id of its casino where it has none', async () => {
    await addFox({ brandId: '7', visitUrl: OWN });
    expect((await addListing({ programme: 'Owl Partners' })).visitUrl).toContain('/fox?b=7&');
    expect((await addListing({ market: 'SE', programme: 'owl-partners', brandId: 'se' })).visitUrl).toContain(
      '/fox?b=se&',
    );
    expect((await addListing({ market: 'FI' })).visitUrl).toBeUndefined();
  });

  test('follows the slug and the brand id of its casino, but not with a link or a brand id of its own', async () => {
    await addFox({ brandId: '7' });
    await addListing({ programme: 'owl-partners' });
    await addListing({ market: 'SE', programme: 'owl-partners', brandId: 'se' });
    await addListing({ market: 'FI', programme: 'owl-partners', visitUrl: OWN });
    await editFox({ brandId: '8' });
    expect((await listingNow()).visitUrl).toContain('/fox?b=8&');
    expect((await listingNow('fox-in-se')).visitUrl).toContain('/fox?b=se&');
    await perform(casinosRename, { record: 'fox', slug: 'vixen' });
    expect((await listingNow('vixen-in-gb')).visitUrl).toContain('/vixen?b=8&');
    expect((await listingNow('vixen-in-se')).visitUrl).toContain('/vixen?b=se&');
    expect((await listingNow('vixen-in-fi')).visitUrl).toBe(OWN);
  });

  test('that goes to another casino has the link to that one', async () => {
    await addFox({});
    await addFox({ name: 'Heron' });
    await addListing({ programme: 'terns' });
    const changes = { casino: 'heron' };
    const moved = await onlyRecord<Listing>(
      perform(listings.operations.edit, { record: 'fox-in-gb', changes }),
    );
    expect(moved.visitUrl).toBe('https://tern.example/heron');
  });

  test('is refused with an unknown programme, at its field', async () => {
    await addFox({});
    await expect(addListing({ programme: 'owls' })).rejects.toMatchObject({
      reason: 'programme.unknown',
      issues: [{ path: 'programme' }],
    });
  });
});

describe('a missing brand id', () => {
  test('is warned of where a casino or a listing is given a programme that needs one', async () => {
    const told = (slugs: string[]) => [
      { reason: 'programme.brand-id-missing', params: { programme: 'Owl Partners', slugs } },
    ];
    const record = { name: 'Fox', description: 'Calm.', programme: 'owl-partners' };
    expect((await perform(casinosAdd, { record })).result.warnings).toMatchObject(told(['fox']));
    const listing = { casino: 'fox', market: 'GB', programme: 'owl-partners' };
    const { result } = await perform(listings.operations.add, { record: listing });
    expect(result.warnings).toMatchObject(told(['fox-in-gb']));
    const edit = (changes: object) => perform(casinosEdit, { record: 'fox', changes });
    expect((await edit({ rating: 7 })).result.warnings).toBeUndefined();
    expect((await edit({ brandId: '7' })).result.warnings).toBeUndefined();
    expect((await edit({ programme: 'terns', brandId: null })).result.warnings).toBeUndefined();
  });

  test('is warned of where a template comes to need one', async () => {
    await addFox({ programme: 'terns' });
    await addListing({ programme: 'terns' });
    await addListing({ market: 'SE', programme: 'terns', brandId: 'se' });
    const changes = { linkTemplate: 'https://tern.example/{brandId}' };
    const { result } = await perform(programmes.operations.edit, { record: 'terns', changes });
    expect(result.warnings?.map(({ message }) => message)).toEqual([
      'Links of Terns need a brand id, which fox, fox-in-gb lack: until it is given, there is no link from there',
    ]);
    const { record } = (await perform(casinosShow, { record: 'fox' })).result;
    expect(record.visitUrl).toBe('https://tern.example/fox');
  });
});
