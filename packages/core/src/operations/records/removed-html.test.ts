import { beforeEach, expect, test } from 'vitest';
import { pagesAdd, pagesEdit, pagesImport } from '../../collections/pages/pages.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';

let perform: Perform;

beforeEach(() => {
  perform = createPerform(memoryStorage(), runtime);
});

const HOSTILE =
  '<p onclick="x()">Calm</p>\n<script>x()</script>\n<iframe></iframe><iframe></iframe><a href="javascript:x()">Go</a>';
const REMOVED =
  "the attribute 'onclick', <script> with its content, <iframe> with its content (2 times), the address of 'href'";

test('a page that is added or edited says what was removed from its HTML, and where', async () => {
  const page = { slug: 'rules', title: 'Rules' };
  const added = await perform(pagesAdd, { record: { ...page, content: HOSTILE } });
  const message = `Removed from Content, since it is not allowed there: ${REMOVED}; first in line 1`;
  expect(added.result.warnings).toMatchObject([{ reason: 'html.removed', message }]);
  const edited = await perform(pagesEdit, { record: 'rules', changes: { content: HOSTILE } });
  expect(edited.result.warnings).toMatchObject([{ message }]);
});

test.each([
  '<p>\u0093Calm\u0094 \u0096 and \u0093fair\u0094</p>',
  '\u0093Calm\u0094 \u0096 and \u0093fair\u0094',
])('control characters are removed from %j and said', async (content) => {
  const record = { slug: 'rules', title: 'Rules', content };
  const added = await perform(pagesAdd, { record });
  expect(added.result.records[0]?.content).toMatch(/^(<p>)?Calm {2}and fair/);
  expect(added.result.warnings).toMatchObject([
    {
      message: `Removed from Content, since it is not allowed there: ${[
        'the control character U+0093 (2 times)',
        'the control character U+0094 (2 times)',
        'the control character U+0096',
      ].join(', ')}; first in line 1`,
    },
  ]);
});

test('HTML that is stored as it means is not warned of, however it is written', async () => {
  const content = '<P>Calm &amp; fair<br/>  <a HREF=https://guide.example>Go</a>';
  const { result } = await perform(pagesAdd, { record: { slug: 'rules', title: 'Rules', content } });
  expect(result.warnings).toBeUndefined();
});

test.each(['csv', 'json'] as const)(
  'an import from %s counts what was removed over all rows',
  async (format) => {
    const rows = [1, 2, 3].map((n) => ({
      slug: `page-${n}`,
      title: `Page ${n}`,
      content: n === 1 ? '<p>Calm</p>' : HOSTILE,
    }));
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const csv = ['slug,title,content', ...rows.map((row) => Object.values(row).map(cell).join(','))].join(
      '\n',
    );
    const source = format === 'csv' ? csv : JSON.stringify(rows);
    const { result } = await perform(pagesImport, { source, format });
    expect(result.warnings).toMatchObject([
      {
        reason: 'html.removed',
        params: { removed: [{ count: 2 }, { count: 2 }, { count: 4 }, { count: 2 }] },
      },
    ]);
    expect(result.warnings[0]?.message).toMatch(/first in row [23]$/);
  },
);
