import { expect, test } from 'vitest';
import { questionsIn } from './questions.js';
import { sanitizeHtml } from './sanitize-html.js';

const questions = (html: string) => questionsIn(sanitizeHtml(html));

test('each heading of a block of questions is a question, and what stands below it its answer', () => {
  const html = `<h2>Else</h2><p>No.</p><section data-block="questions">
    <p>Before.</p><h3>Is it <em>safe</em>?</h3><p>Yes &amp; no.</p><ul><li>One</li><li>Two <b>halves</b></li></ul>
    <h3>And then?</h3><p>That</p></section><div><section data-block="questions"><h4>Late?</h4><p>Never.</p></section></div>`;
  expect(questions(html)).toEqual([
    { question: 'Is it safe?', answer: 'Yes & no.\nOne\nTwo halves' },
    { question: 'And then?', answer: 'That' },
    { question: 'Late?', answer: 'Never.' },
  ]);
});

test('a question without an answer is none, and neither is a heading elsewhere', () => {
  expect(questions('<section data-block="questions"><h3>Why?</h3><h3></h3><p>So.</p></section>')).toEqual([]);
  expect(questions('<section data-block="note"><h3>Why?</h3><p>So.</p></section>')).toEqual([]);
});
