import ts from 'typescript';
import { expect, test } from 'vitest';
import { lineOf, productionSources, walkTree } from './source-files.js';

/** Why these are greyed is said elsewhere: by the field or the form that they are a part of, or by their own label. */
const SAID_ELSEWHERE = new Set(['disabled', 'isDisabled', 'loading']);

test('a button of the admin that is greyed says why', () => {
  const buttons = productionSources
    .filter(({ path }) => /^packages\/(ui|site)\/src\/admin\//.test(path))
    .flatMap(({ path, tree }) => buttonsIn(tree).map((button) => ({ path, tree, button })));
  expect(buttons.length).toBeGreaterThan(100);
  const silent = buttons
    .filter(({ button, tree }) => isGreyedInSilence(button, tree))
    .map(({ path, tree, button }) => `${path}:${lineOf(tree, button)}`);
  expect(silent, 'Take a ReasonedButton, or give it a title.').toEqual([]);
});

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function buttonsIn(tree: ts.SourceFile): Element[] {
  const found: Element[] = [];
  walkTree(tree, (node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
    if (/(^|\.)(b|\w*B)utton$/.test(node.tagName.getText(tree))) found.push(node);
  });
  return found;
}

function isGreyedInSilence(button: Element, tree: ts.SourceFile): boolean {
  const attributes = new Map(
    button.attributes.properties
      .filter(ts.isJsxAttribute)
      .map((attribute) => [attribute.name.getText(tree), attribute.initializer] as const),
  );
  if (attributes.has('title') || !attributes.has('disabled')) return false;
  const value = attributes.get('disabled');
  return !(
    value !== undefined &&
    ts.isJsxExpression(value) &&
    SAID_ELSEWHERE.has(value.expression?.getText(tree) ?? '')
  );
}
