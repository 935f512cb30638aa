import type { Element, ElementContent, Nodes, Root } from 'hast';
import { type SafeHtml, textOf, treeOf } from './sanitize-html.js';

/** A question with its answer, as plain texts. */
export interface Question {
  question: string;
  answer: string;
}

/** The questions of a text, from its blocks of questions: each heading with what stands below it. */
export function questionsIn(html: SafeHtml): Question[] {
  return html.includes(' data-block="questions"') ? sectionsOf(treeOf(html)).flatMap(questionsOf) : [];
}

function sectionsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const isBlock = child.tagName === 'section' && child.properties.dataBlock === 'questions';
    return isBlock ? [child] : sectionsOf(child);
  });
}

function questionsOf({ children }: Element): Question[] {
  const found: { question: string; answer: string[] }[] = [];
  for (const child of children) {
    const isHeading = child.type === 'element' && /^h[1-6]$/.test(child.tagName);
    if (isHeading) found.push({ question: lineOf(child), answer: [] });
    else found.at(-1)?.answer.push(...linesOf(child));
  }
  return found
    .map(({ question, answer }) => ({ question, answer: answer.filter(Boolean).join('\n') }))
    .filter(({ question, answer }) => question !== '' && answer !== '');
}

/** The paragraphs, items and rows in a node, each as a line. */
function linesOf(node: ElementContent): string[] {
  const isApart = (child: Nodes) => child.type === 'element' && APART.test(child.tagName);
  if (node.type !== 'element' || !node.children.some(isApart)) return [lineOf(node)];
  return node.children.flatMap(linesOf);
}

const APART = /^(?:p|div|section|blockquote|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|figure|figcaption)$/;

function lineOf(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}
