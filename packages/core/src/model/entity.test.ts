import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Casino, casino } from '../collections/casinos/casino.js';
import { post } from '../collections/posts/post.js';
import { messages } from '../messages.js';
import { sanitizeHtml } from '../values/html/safe-html.js';
import { COLLECTION_NAMES, collections } from './collections.js';
import { type Entity, getFieldValue } from './entity.js';

const id = '01890000-0000-7000-8000-000000000001';
const stamp = '2026-01-05T09:00:00.000Z';
const fox = (more: object = {}) => ({
  ...{ id, slug: 'golden-fox', name: 'Golden Fox', description: 'Calm.', createdAt: stamp, updatedAt: stamp },
  ...more,
});
const messagesOf = (candidate: object) => {
  const check = casino.check(candidate);
  return 'value' in check ? [] : check.issues.map(({ path, message }) => `${path}: ${message}`);
};

describe('a required field is checked after it is cleaned', () => {
  const text = (content: string, more: object = {}) => ({
    ...{
      id,
      slug: 'on-foxes',
      title: 'On foxes',
      excerpt: 'Calm.',
      content,
      createdAt: stamp,
      updatedAt: stamp,
    },
    ...more,
  });
  const faultsOf = (candidate: object) => {
    const check = post.check(candidate);
    return 'value' in check ? [] : check.issues.map(({ message }) => message);
  };

  test.each([
    ['nothing but a script', '<script>alert(1)</script>'],
    ['nothing but a comment', '<!-- soon -->'],
    ['an empty paragraph, as editors leave it', '<p><br></p>'],
    ['spaces that cannot be broken', '<p title="a > b">&nbsp;\u200b</p>'],
    ['a picture from nowhere', '<img src="javascript:alert(1)" alt="">'],
  ])('%s counts as empty', (_what, html) => {
    expect(faultsOf(text(html))).toEqual([messages.post.contentRequired]);
    expect(faultsOf(text(html, { title: '' })).sort()).toEqual(
      [messages.post.contentRequired, messages.post.titleRequired].sort(),
    );
    const values = post.fieldPaths.map(({ path }) => getFieldValue(text(sanitizeHtml(html)), { path }));
    expect(post.fromParsed(values)).toEqual({
      issues: [{ path: 'content', message: messages.post.contentRequired }],
    });
  });

  test.each(['<p>x</p>', '<img src="/media/fox.png" alt="">', '&lt;', '<script>x</script>5'])(
    '%s counts as content',
    (html) => expect(faultsOf(text(html))).toEqual([]),
  );

  test('a name of invisible characters counts as empty', () => {
    expect(messagesOf(fox({ name: '\u200b\u2060' }))).toEqual(['name: Casino name is required']);
  });
});

describe('an invalid casino is refused with a message for each field', () => {
  test.each<[string, object, string[]]>([
    ['no name', fox({ name: undefined }), ['name: Casino name is required']],
    ['a blank name', fox({ name: '  ' }), ['name: Casino name is required']],
    ['no description', fox({ description: '' }), ['description: Description is required']],
    [
      'nothing at all',
      fox({ name: undefined, description: undefined, slug: '' }),
      ['slug: Slug is required', 'name: Casino name is required', 'description: Description is required'],
    ],
    ['a score out of its range', fox({ rating: 11 }), ['rating: Rating must be between 0 and 10']],
    [
      'a score that is text',
      fox({ gamesRating: '8' }),
      ["gamesRating: Games Rating must be a number, not the text '8'"],
    ],
    [
      'a mistyped field',
      fox({ desciption: 'x' }),
      ["desciption: Casino has no field 'desciption' (did you mean 'description'?)"],
    ],
    [
      'a mistyped field of a group',
      fox({ bonuses: { welcom: 'x' } }),
      ["bonuses.welcom: Casino has no field 'bonuses.welcom' (did you mean 'bonuses.welcome'?)"],
    ],
    ['a field like no other', fox({ zzzzzzzzzz: 1 }), ["zzzzzzzzzz: Casino has no field 'zzzzzzzzzz'"]],
    [
      'a blacklisting without its day',
      fox({ isBlacklisted: true }),
      ['blacklistDate: Blacklist Date must be set while a casino is blacklisted'],
    ],
    [
      'a script for an address',
      fox({ visitUrl: 'javascript:alert(1)' }),
      ['visitUrl: Visit URL must be a web address that begins with http:// or https://'],
    ],
    [
      'a country that is none',
      fox({ countries: ['DK', 'XX'] }),
      ['countries.1: Countries must be a country code like DK'],
    ],
    ['a list that is text', fox({ games: 'Slots' }), ['games: Games must be a list']],
    ['two lines for a name', fox({ name: 'a\nb' }), ['name: Name must be on one line']],
    [
      'several faults',
      fox({ name: '', rating: -1, established: 1.5 }),
      [
        'name: Casino name is required',
        'rating: Rating must be between 0 and 10',
        'established: Established must be a whole number between 1900 and 2100',
      ],
    ],
  ])('%s', (_title, candidate, expected) => {
    expect(messagesOf(candidate)).toEqual(expected);
  });

  test.each([null, undefined, 'text', 7, [], [fox()]])('%j is not a casino', (candidate) => {
    expect(casino.check(candidate)).toHaveProperty('issues');
  });

  test('with the messages of the specification', () => {
    expect(messages.casino.nameRequired).toBe('Casino name is required');
    expect(messages.casino.descriptionRequired).toBe('Description is required');
  });
});

describe('a casino', () => {
  test('gets defaults: active, not featured, not blacklisted, medium severity, and no rating', () => {
    const check = casino.check(fox());
    expect(check).not.toHaveProperty('value.rating');
    expect(check).not.toHaveProperty('value.safetyRating');
    expect(check).toMatchObject({
      value: {
        ...{
          isActive: true,
          isFeatured: false,
          isBlacklisted: false,
          blacklistSeverity: 'medium',
        },
        ...{ logo: '/placeholder.svg', banner: '/placeholder.svg', games: [], bonuses: {}, gameCounts: {} },
      },
    });
  });

  test('that is complete stays the same when it is checked again', () => {
    for (const more of [
      {},
      { bonuses: { welcome: ' 100% ' }, games: ['Slots '], detailedReview: '<p>x<script>' },
    ]) {
      const once = casino.check(fox(more)) as { value: object };
      expect(casino.check(once.value)).toEqual(once);
      expect(JSON.stringify((casino.check(once.value) as { value: object }).value)).toBe(
        JSON.stringify(once.value),
      );
    }
  });

  test('shares no list with another casino', () => {
    const [one, two] = [casino.check(fox()), casino.check(fox())] as { value: { games: string[] } }[];
    one?.value.games.push('Slots');
    expect(two?.value.games).toEqual([]);
  });

  test('finds a field by path, column or option, in any case', () => {
    for (const name of ['bonuses.noDeposit', 'bonusNoDeposit', 'bonus-no-deposit', 'BONUSNODEPOSIT']) {
      expect(casino.findField(name)?.path).toEqual(['bonuses', 'noDeposit']);
    }
    for (const name of ['', 'noSuchField', '__proto__', 'constructor'])
      expect(casino.findField(name)).toBeUndefined();
  });
});

describe.each(COLLECTION_NAMES)('%s', (name) => {
  const entity = collections[name] as unknown as Entity<
    Record<string, unknown>,
    object,
    Record<string, unknown>
  >;

  test('start with the id and, if the record has one, the slug', () => {
    const [first, second] = entity.fieldPaths.map(({ path }) => path.join('.'));
    expect(first).toBe('id');
    if (entity.findField('slug') !== undefined) expect(second).toBe('slug');
  });

  test('show public fields only', () => {
    const all: Record<string, unknown> = {};
    for (const { path } of entity.fieldPaths) all[path[0]] = `value of ${path[0]}`;
    const shown = entity.toPublic({ ...all, surprise: 'private' });
    const expected = entity.fieldPaths.filter(({ isPublic }) => isPublic).map(({ path }) => path[0]);
    expect(Object.keys(shown).sort()).toEqual([...new Set(expected)].sort());
  });

  test('have unique columns and options', () => {
    const columns = entity.fieldPaths.map(({ column }) => column.toLowerCase());
    expect(new Set(columns).size).toBe(columns.length);
  });

  test('are the same for parsed values and for a checked record', () => {
    const typed = fc.oneof(
      fc.constantFrom(
        '8.5',
        '3',
        '2026-01-05',
        'true',
        'DK, SE',
        'a, b',
        '/a.png',
        'host.example',
        'low',
        'exact',
        'slots',
      ),
      fc.constantFrom(
        'golden-fox',
        '#1a7f4b',
        'a@b.example',
        id,
        ' x ',
        '<p>x<script>y</script>',
        'High',
        'admin',
        'welcome',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    let wholes = 0;
    const property = fc.property(
      fc.array(fc.option(typed, { nil: undefined }), {
        minLength: entity.fieldPaths.length,
        maxLength: entity.fieldPaths.length,
      }),
      fc.boolean(),
      (texts, isWhole) => {
        const values = entity.fieldPaths.map(({ field, path }, i) => {
          // Not the same for each: the two currencies of a rate differ.
          const fitting = GIVEN.filter((text) => 'value' in field.valueType.parse(text));
          const given = isWhole && field.missing !== undefined ? fitting[i % fitting.length] : texts[i];
          if (path[0] === 'isBlacklisted' || given === undefined || given.trim() === '') return undefined;
          const reading = field.valueType.parse(given.trim());
          return 'value' in reading ? reading.value : undefined;
        });
        const record: Record<string, unknown> = {};
        entity.fieldPaths.forEach(({ path: [outer, inner] }, i) => {
          if (inner === undefined) record[outer] = values[i];
          else record[outer] = { ...(record[outer] as object | undefined), [inner]: values[i] };
        });
        const [assembled, checked] = [entity.fromParsed(values), entity.check(record)];
        if ('value' in checked) {
          wholes++;
          expect(JSON.stringify(assembled)).toBe(JSON.stringify(checked));
          for (const fieldPath of entity.fieldPaths) {
            expect(getFieldValue((assembled as { value: object }).value, fieldPath)).toEqual(
              getFieldValue(checked.value, fieldPath),
            );
          }
        } else expect(assembled).toEqual(checked);
      },
    );
    fc.assert(property, { numRuns: 200 });
    expect(wholes).toBeGreaterThan(10);
  });
});

test('an edit of some fields is checked like the whole record', () => {
  const before = (
    casino.check(fox({ rating: 4, games: ['Slots'], bonuses: { welcome: '$100' } })) as { value: Casino }
  ).value;
  const anything = fc.oneof(
    fc.constantFrom<unknown>(
      8,
      11,
      '8',
      '',
      null,
      undefined,
      true,
      ' a ',
      'DK',
      '2026-01-05',
      '/a.png',
      'low',
      '\u200b',
    ),
    fc.constantFrom<unknown>(
      ['Slots'],
      ['DK'],
      [],
      [4],
      {},
      { welcome: '$5' },
      { unknown: 1 },
      '<p>x<script>y</script>',
    ),
  );
  const name = fc.constantFrom(
    ...new Set(casino.fieldPaths.map(({ path }) => path[0])),
    'rateing',
    '__proto__',
  );
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(name, anything), { maxLength: 3 }), (entries) => {
      const edited = { ...before, ...Object.fromEntries(entries) };
      const checked = casino.check(edited);
      expect(JSON.stringify(casino.checkEdit(before, edited))).toBe(JSON.stringify(checked));
      if ('value' in checked && entries.length > 0) accepted++;
    }),
    { numRuns: 2_000 },
  );
  expect(accepted).toBeGreaterThan(20);
});

/** Each required field accepts one of these texts. */
const GIVEN = [
  ...[id, '2026-01-05', stamp, 'a@b.example', 'https://host.example', '3', 'golden-fox', 'casinos', '[]'],
  '{"map":{"name":"Brand"}}',
  'linked',
  'DK',
  'EUR',
  'USD',
  '{"created":1}',
];
