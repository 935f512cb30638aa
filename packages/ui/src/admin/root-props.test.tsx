// @vitest-environment jsdom
import { gameFields } from '@croupier/core/forms';
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { type AnyComponent, ROOT_ATTRIBUTES, type StoriesFile, storyProps } from '../testing/story-props.js';
import * as admin from './index.js';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
// jsdom draws nothing, and these ask what is drawn.
Element.prototype.getAnimations ??= () => [];
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** What draws nothing around its children: one catches what fails in them, the other times their tooltips. */
const WITHOUT_ROOT = new Set(['LazyPart', 'TooltipGroup']);

/** Fields: the class goes to the root, all else to the control, and the ref is given what reads and sets the value. */
const isField = (name: string) => /.Field$|^RadioGroup$/.test(name);

/** What an `id` is, where it is not that of the root: of what takes the focus inside, or given by the form around. */
const OTHER_IDS = new Set(['Field', 'FormField', 'RadioGroup', 'RichTextField', 'SwitchField']);

// Without a type argument: by these very characters the test runner knows what depends on other files, and keeps none of it.
const files = Object.values(
  import.meta.glob(['./**/*.stories.tsx', '../parts/**/*.stories.tsx'], { eager: true }),
) as StoriesFile[];

const components = Object.entries(admin).filter(
  ([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function' && !WITHOUT_ROOT.has(name),
);

/** What a component needs to be seen, beside the props of its first story. */
const FURTHER_PROPS: Record<string, object> = {
  CommandPalette: { isOpen: true },
  ConfirmDialog: { isOpen: true },
  Dialog: { isOpen: true },
  Drawer: { isOpen: true },
  ReorderArea: { onMove: vi.fn(), children: null },
};

/** What stands around a component, where it needs something around it. */
const PLACES: Record<string, (component: ReactNode) => ReactNode> = {
  FormField: (field) => (
    <admin.EntityForm
      label="Game"
      fields={gameFields}
      onSubmit={vi.fn()}
      renderField={({ path }) => (path === 'volatility' ? field : null)}
    />
  ),
};

afterEach(() => document.body.replaceChildren());

test.each(components)(
  'the root of %s takes an id, a style, a class, attributes, handlers and a ref',
  async (name, component) => {
    const onClick = vi.fn();
    const ref = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    const props = {
      ...storyProps(files, component),
      ...FURTHER_PROPS[name],
      ...ROOT_ATTRIBUTES,
      onClick,
      ref,
    };
    const { [name]: place = (one: ReactNode) => one } = PLACES;
    await act(() => createRoot(container).render(place(createElement(component as AnyComponent, props))));
    if (name === 'Tooltip') await act(() => container.querySelector('button')?.focus());
    const element = document.querySelector('[data-mine]') as HTMLElement;
    const classed = isField(name) ? container.querySelector('.my-class') : element;
    const referred = ref.mock.lastCall?.[0];
    expect({
      id: OTHER_IDS.has(name) ? 'mine' : element.id,
      isStyled: classed?.classList.contains('my-class'),
      order: element.style.order,
      data: element.dataset.mine,
      aria: element.getAttribute('aria-description'),
      isReferred: isField(name) ? typeof referred?.focus === 'function' : referred === element,
    }).toEqual({ id: 'mine', isStyled: true, order: '7', data: 'yes', aria: 'described', isReferred: true });
    for (const mine of ['[id="mine"]', '.my-class', '[data-mine]']) {
      expect(document.querySelectorAll(mine).length, mine).toBeLessThanOrEqual(1);
    }
    await act(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(onClick).toHaveBeenCalled();
  },
);
