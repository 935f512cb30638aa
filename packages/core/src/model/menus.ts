import * as z from 'zod';
import { messages } from '../messages.js';
import { choice } from '../values/choice.js';
import { flag } from '../values/flag.js';
import { identifier } from '../values/identifier.js';
import { wholeNumber } from '../values/number.js';
import { singleLineText } from '../values/text.js';
import { pathOrWebAddress } from '../values/web-address.js';
import { contentDocument } from './document.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from './entity.js';
import { defaulted, optional, required } from './field.js';
import { id } from './system-fields.js';

/** The menus that a site has. */
export const MENU_NAMES = ['header', 'footer'] as const;
/** One of them. */
export type MenuName = (typeof MENU_NAMES)[number];

const publicFields = {
  label: required(singleLineText(100), messages.menu.labelRequired, { title: 'Label' }),
  type: defaulted(choice('link', 'page', 'category', 'custom'), 'link', { title: 'Type' }),
  url: required(pathOrWebAddress, messages.menu.urlRequired, { title: 'URL' }),
  target: defaulted(choice('_self', '_blank'), '_self', { title: 'Target' }),
  parentId: optional(identifier, { title: 'Parent' }),
  trackingId: optional(singleLineText(100), { title: 'Tracking id' }),
  order: defaulted(wholeNumber(0, 10_000), 0, { title: 'Order' }),
};
const privateFields = { isVisible: defaulted(flag, true, { title: 'Visible' }) };

/** One entry of a menu. */
export const menuItem = entity({
  name: 'menu item',
  plural: 'menu items',
  title: 'Menu item',
  public: { id, ...publicFields },
  private: privateFields,
});

/** One entry with the name of its menu, as lists and files show it. */
export const menuRow = entity({
  name: 'menu item',
  plural: 'menus',
  title: 'Menu item',
  public: { id, menu: defaulted(choice(...MENU_NAMES), 'header', { title: 'Menu' }), ...publicFields },
  private: privateFields,
});

/** A menu item as it is stored. */
export type MenuItem = RecordOf<typeof menuItem>;
/** A menu item with the name of its menu. */
export type MenuRow = RecordOf<typeof menuRow>;
/** What makes a menu item. */
export type MenuItemInput = InputOf<typeof menuItem>;
/** A menu item as visitors may see it. */
export type PublicMenuItem = PublicOf<typeof menuItem>;

const items = () => z.array(menuItem.schema).max(500).default([]);

/** The header menu and the footer menu, each in order. */
export const menus = contentDocument('menus', 'Menus', () =>
  z.strictObject({ header: items(), footer: items() }),
);

/** Both menus. */
export type Menus = z.output<typeof menus.schema>;
