import { expect, test } from 'vitest';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { VISITOR } from '../define/operation.js';
import { operations as op } from '../registry.js';
import { actingAs, memoryPerform } from '../testing/memory-store.js';

const message = {
  name: 'Ana Silva',
  email: 'ana@guide.example',
  text: 'Your list\r\nis wrong.',
  consent: 'I agree.',
};

test('a visitor’s message is kept with consent and date; the content and its history stay as they were', async () => {
  const storage = memoryStorage();
  const perform = createPerform(storage, runtime);
  const before = storage.generation();
  await perform(op['messages.send'], message, { actor: VISITOR });
  expect(storage.generation()).toBe(before);
  expect(await storage.history()).toEqual([]);
  const { records } = (await perform(op['messages.list'], {})).result;
  expect(records).toEqual([
    {
      ...message,
      text: 'Your list\nis wrong.',
      id: expect.any(String),
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
});

test.each([
  ['no name', { name: ' ' }, 'message.name-missing'],
  ['no address', { email: 'ana' }, 'message.email-invalid'],
  ['no text', { text: '\u0000\n' }, 'message.text-missing'],
  ['no consent', { consent: '' }, 'message.consent-missing'],
  ['a name that is too long', { name: 'x'.repeat(101) }, 'message.name-too-long'],
  ['a text that is too long', { text: 'x'.repeat(4_001) }, 'message.too-long'],
])('a message with %s is refused, and nothing is kept', async (_, fault, reason) => {
  const perform = memoryPerform();
  await expect(perform(op['messages.send'], { ...message, ...fault })).rejects.toMatchObject({ reason });
  expect((await perform(op['messages.list'], {})).result.total).toBe(0);
});

test('what is kept of one person is exported and deleted at once; others stay', async () => {
  const perform = memoryPerform();
  for (const email of ['ana@guide.example', 'ANA@guide.example', 'ben@guide.example'])
    await perform(op['messages.send'], { ...message, email, name: `=${email}` });
  const pieces: unknown[] = [];
  const onChunk = (piece: unknown) => void pieces.push(piece);
  const exported = await perform(op['messages.export'], { email: 'Ana@guide.example' }, { onChunk });
  expect(exported.result.count).toBe(2);
  expect(pieces.join('')).toMatch(/^id,sentAt,name,email,text,consent\n/);
  // A spreadsheet program would run a cell that begins so.
  expect(pieces.join('')).not.toContain(',=ana');
  await perform(op['messages.delete'], { email: 'ana@guide.example' });
  const left = (await perform(op['messages.list'], {})).result.records;
  expect(left.map(({ email }) => email)).toEqual(['ben@guide.example']);
  await perform(op['messages.delete'], { records: [left[0]?.id.slice(0, 30) ?? ''] });
  expect((await perform(op['messages.list'], {})).result.total).toBe(0);
});

test('editors and visitors read no messages', async () => {
  const perform = memoryPerform();
  for (const options of [actingAs('editor'), actingAs('user'), { actor: VISITOR }])
    await expect(perform(op['messages.list'], {}, options)).rejects.toMatchObject({ code: 'not-allowed' });
  expect((await perform(op['messages.list'], {}, actingAs('moderator'))).result.total).toBe(0);
});
