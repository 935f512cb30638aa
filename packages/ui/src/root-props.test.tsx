// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import * as published from './index.js';
import * as lists from './list/index.js';
import * as pages from './pages/index.js';
import { type AnyComponent, ROOT_ATTRIBUTES, type StoriesFile, storyProps } from './testing/story-props.js';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Fields: the class goes to the root, all else to the control, as forms need it. */
const CONTROLS = new Set(['CheckboxField', 'SearchField', 'SelectField', 'TextField']);

/** What an `id` is, where it is not that of the root: of the record, of the control, of the heading, of the notice. */
const OTHER_IDS = new Set([
  'BonusCard',
  'ComplaintCard',
  'Field',
  'GameCard',
  'NoticeButton',
  'SectionHeading',
  'TournamentCard',
]);

// Without a type argument: by these very characters the test runner knows what depends on other files, and keeps none of it.
const files = Object.values(
  import.meta.glob(['./**/*.stories.tsx', '!./admin/**', '!./embed/**'], { eager: true }),
) as StoriesFile[];

const components = Object.entries({ ...published, ...lists, ...pages }).filter(([name]) =>
  /^[A-Z]/.test(name),
);

afterEach(() => document.body.replaceChildren());

test.each(components)(
  'the root of %s takes an id, a style, a class, attributes, handlers and a ref',
  async (name, component) => {
    const onClick = vi.fn();
    const ref = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    const props = {
      ...storyProps(files, component),
      ...ROOT_ATTRIBUTES,
      onClick,
      ref,
    };
    await act(() => createRoot(container).render(createElement(component as AnyComponent, props)));
    const root = container.firstElementChild as HTMLElement;
    const element = CONTROLS.has(name) ? (container.querySelector('[data-mine]') as HTMLElement) : root;
    expect({
      id: OTHER_IDS.has(name) ? 'mine' : element.id,
      isStyled: root.classList.contains('my-class'),
      order: element.style.order,
      data: element.dataset.mine,
      aria: element.getAttribute('aria-description'),
      isReferred: ref.mock.lastCall?.[0] === element,
    }).toEqual({ id: 'mine', isStyled: true, order: '7', data: 'yes', aria: 'described', isReferred: true });
    for (const mine of ['[id="mine"]', '.my-class', '[data-mine]']) {
      expect(container.querySelectorAll(mine).length, mine).toBeLessThanOrEqual(1);
    }
    element.click();
    expect(onClick).toHaveBeenCalled();
  },
);
