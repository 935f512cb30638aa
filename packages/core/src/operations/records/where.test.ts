import { beforeAll, describe, expect, test } from 'vitest';
import type { Perform } from '../../perform.js';
import { operations as op } from '../registry.js';
import { memoryPerform } from '../testing/memory-store.js';

let perform: Perform;

beforeAll(async () => {
  perform = memoryPerform();
  for (const [name, rating, more] of [
    ['Golden Fox', 9.1, { countries: ['DK', 'SE'], visitUrl: 'https://fox.example/', isFeatured: true }],
    ['Rock and Roll', 4, { countries: ['DK'], established: 2001 }],
    ['Blue Lagoon', 7.2, { isActive: false, reviewer: 'Ann' }],
  ] as const) {
    await perform(op['casinos.add'], { record: { name, rating, description: 'Calm.', ...more } as object });
  }
});

async function matching(...where: string[]): Promise<string> {
  const { result } = await perform(op['casinos.list'], { where });
  return result.records.map(({ name }) => name).join(', ');
}

test('a list answers with the ids alone of what it finds, in the same order and by the same pages', async () => {
  const { result } = await perform(op['casinos.list'], { where: ['countries=DK'] });
  const ids = result.records.map(({ id }) => id);
  const light = await perform(op['casinos.list'], { where: ['countries=DK'], idsOnly: true });
  expect(light.result).toEqual({ total: 2, records: [], ids });
  const second = await perform(op['casinos.list'], { where: ['countries=DK'], idsOnly: true, offset: 1 });
  expect(second.result.ids).toEqual(ids.slice(1));
});

describe('conditions select', () => {
  test.each([
    ['rating<7', 'Rock and Roll'],
    ['rating >= 7.2 and isActive=true', 'Golden Fox'],
    ['rating!=4', 'Blue Lagoon, Golden Fox'],
    ['countries=DK', 'Golden Fox, Rock and Roll'],
    ['countries=Denmark,Sweden', 'Golden Fox'],
    ['countries!=DK', 'Blue Lagoon'],
    ['countries=', 'Blue Lagoon'],
    ['countries= and not (rating>9 or rating<5)', 'Blue Lagoon'],
    ['(visitUrl=) and (reviewer=)', 'Rock and Roll'],
    ['visitUrl!=', 'Golden Fox'],
    ['name=Rock and Roll', 'Rock and Roll'],
    ['name="Rock and Roll" and established>2000', 'Rock and Roll'],
    ['established<2100', 'Rock and Roll'],
    ['name~LAG', 'Blue Lagoon'],
    ['name!~o', ''],
    ['createdAt>2020-01-01 and reviewer=Ann', 'Blue Lagoon'],
    ['status=inactive', 'Blue Lagoon'],
    ['status=featured,inactive', 'Blue Lagoon, Golden Fox'],
    ['status!=active', 'Blue Lagoon'],
    ['country=Sweden and rating>8', 'Golden Fox'],
    ['country=Sweden and rating<8', ''],
    ['minScore=7', 'Blue Lagoon, Golden Fox'],
    ['payment=paypal', ''],
    ['rating<5 or isActive=false', 'Blue Lagoon, Rock and Roll'],
    ['name=Rock and Roll or rating>9', 'Golden Fox, Rock and Roll'],
    ['countries=DK and (rating>9 or established>2000)', 'Golden Fox, Rock and Roll'],
    ['(countries=DK and rating>9) or reviewer=Ann', 'Blue Lagoon, Golden Fox'],
    ['rating>9 or countries=DK and established>2000', 'Golden Fox, Rock and Roll'],
    ['not countries=DK', 'Blue Lagoon'],
    ['NOT (rating>9 OR rating<5)', 'Blue Lagoon'],
    ['status=active and not rating>9', 'Rock and Roll'],
    ['name="Rock and Roll" or name="say ""x"""', 'Rock and Roll'],
    ['name=Rock and Roll) or (x', ''],
    ['name~(UK) or rating=4', 'Rock and Roll'],
    ['(name~(UK) or rating=4)', 'Rock and Roll'],
    ['updatedAt=.createdAt', 'Blue Lagoon, Golden Fox, Rock and Roll'],
    ['rating<.established', 'Rock and Roll'],
    ['name!=.reviewer', 'Blue Lagoon, Golden Fox, Rock and Roll'],
    ['reviewer=".createdAt"', ''],
    ['createdAt=today', 'Blue Lagoon, Golden Fox, Rock and Roll'],
    ['createdAt<=today and createdAt>today-1d', 'Blue Lagoon, Golden Fox, Rock and Roll'],
    ['createdAt<today', ''],
    ['createdAt>now', ''],
    ['createdAt>now-2h', 'Blue Lagoon, Golden Fox, Rock and Roll'],
    ['createdAt < today - 1y', ''],
    ['lastChecked>=today-30d or lastChecked=', 'Blue Lagoon, Golden Fox, Rock and Roll'],
  ])('%s', async (condition, names) => {
    expect(await matching(condition)).toBe(names);
  });

  test('several conditions must all hold, beside the filters of the list', async () => {
    expect(await matching('rating>5', 'countries=DK')).toBe('Golden Fox');
    const { result } = await perform(op['casinos.list'], { where: ['rating>5'], status: ['inactive'] });
    expect(result.records.map(({ name }) => name)).toEqual(['Blue Lagoon']);
  });

  test('the same records for an export', async () => {
    let text = '';
    const onChunk = (piece: string | Uint8Array) => {
      text += piece;
    };
    await perform(op['casinos.export'], { where: ['rating<7'], format: 'json' }, { onChunk });
    expect(JSON.parse(text)).toMatchObject([{ Name: 'Rock and Roll' }]);
  });
});

test.each([
  ['rtaing<5', "No field or filter of casinos is called 'rtaing'", "Did you mean 'rating'?"],
  ['rating<five', "Rating must be between 0 and 10, not 'five'", undefined],
  ['isActive=yes', "Active must be true or false, not 'yes'", undefined],
  ['name<m', 'Name is neither a number nor a date, so < compares nothing', undefined],
  ['status=activ', "status must be one of active, inactive, featured, blacklisted, not 'activ'", undefined],
  ['status>active', "'status' is a filter of the list: it takes = and !=, not >", undefined],
  ['active', "'active' is not a condition", expect.stringContaining('Operators are')],
  ['rating<5 or', "Rating must be between 0 and 10, not '5 or'", undefined],
  ['(rating<5', "A bracket of '(rating<5' is not closed", expect.stringContaining('quotes')],
  ['(rating=5))', "')' is not a condition", expect.anything()],
  ['rating<5 and (name=x) y', "'y' is not a condition", expect.anything()],
  ['rating<.nmae', "No field or filter of casinos is called 'nmae'", "Did you mean 'name'?"],
  ['rating<.name', 'Rating and Name cannot be compared: both must be numbers, dates or neither', undefined],
  ['createdAt>today-30x', expect.stringContaining('must be a moment like'), undefined],
  [`${'('.repeat(200)}rating<5`, 'More than 100 brackets stand in one another', undefined],
])('%s is refused as words that are off', async (condition, message, hint) => {
  await expect(perform(op['casinos.list'], { where: [condition] })).rejects.toMatchObject({
    code: 'usage',
    message,
    hint,
  });
});

describe('an edit of several records', () => {
  test('is one change, and one undo takes it back', async () => {
    const records = ['golden-fox', 'blue-lagoon'];
    const edited = await perform(op['casinos.edit'], { records, changes: { reviewer: 'Bo' } });
    expect(edited.updated).toBe(2);
    expect(await matching('reviewer=Bo')).toBe('Blue Lagoon, Golden Fox');
    await perform(op['history.undo'], {});
    expect(await matching('reviewer=Ann')).toBe('Blue Lagoon');
  });

  test('adds items to the lists of each, and takes items out', async () => {
    const lists = { addItems: { countries: ['FI'] }, removeItems: { countries: ['SE'] } };
    const records = ['golden-fox', 'rock-and-roll'];
    const { result } = await perform(op['casinos.edit'], { records, ...lists }, { dryRun: true });
    expect(result.records.map(({ countries }) => countries)).toEqual([
      ['DK', 'FI'],
      ['DK', 'FI'],
    ]);
    const unknown = perform(op['casinos.edit'], { records, addItems: { name: ['x'] } });
    await expect(unknown).rejects.toMatchObject({ message: "Casino has no list called 'name'" });
    const invalid = perform(op['casinos.edit'], { records, addItems: { countries: ['Narnia'] } });
    await expect(invalid).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'countries' }] });
  });

  test('adds to numbers and takes away from them, and refuses where there is none or the sum is out of range', async () => {
    const edit = (records: string[], increments: Record<string, number>) =>
      perform(op['casinos.edit'], { records, increments }, { dryRun: true });
    const { result } = await edit(['rock-and-roll', 'blue-lagoon'], { rating: 0.1 });
    expect(result.records.map(({ rating }) => rating)).toEqual([4.1, 7.3]);
    await expect(edit(['golden-fox'], { established: 1 })).rejects.toMatchObject({
      code: 'invalid',
      message: 'Established of golden-fox is empty, so nothing can be added to it',
    });
    await expect(edit(['golden-fox', 'rock-and-roll'], { rating: 2 })).rejects.toMatchObject({
      code: 'invalid',
      message: 'Rating must be between 0 and 10',
      hint: 'golden-fox would have 11.1. Leave it out by a condition, or add less.',
    });
    await expect(edit(['golden-fox'], { countries: 2 })).rejects.toMatchObject({
      code: 'usage',
      message: "Casino has no number called 'countries'",
    });
  });

  test('changes none if one is refused', async () => {
    const records = ['golden-fox', 'nowhere'];
    const edit = perform(op['casinos.edit'], { records, changes: { reviewer: 'Cy' } });
    await expect(edit).rejects.toMatchObject({ code: 'not-found' });
    expect(await matching('reviewer=Cy')).toBe('');
  });
});

test('users and redirects are selected by the same conditions', async () => {
  await perform(op['redirects.add'], { record: { source: '/old', target: '/new' } });
  const { result } = await perform(op['redirects.list'], { where: ['source~old and enabled=true'] });
  expect(result.total).toBe(1);
  const users = await perform(op['users.list'], { where: ['role=editor'] });
  expect(users.result.total).toBe(0);
});

test('a limit never matches an unrated casino; an empty value does', async () => {
  const other = memoryPerform();
  await other(op['casinos.add'], { record: { name: 'Fox', description: 'x' } });
  await other(op['casinos.add'], { record: { name: 'Owl', description: 'x', rating: 0 } });
  const found = async (where: string) => {
    const { result } = await other(op['casinos.list'], { where: [where] });
    return result.records.map(({ name }) => name);
  };
  for (const limit of ['rating<5', 'rating<=0', 'rating>=0']) expect(await found(limit)).toEqual(['Owl']);
  expect(await found('rating=')).toEqual(['Fox']);
});
