import * as z from 'zod';
import { messages } from '../../messages.js';
import { pathOrWebAddress } from '../../values/addresses/web-address.js';
import { choice } from '../../values/choice.js';
import { flag } from '../../values/flag.js';
import { identifier } from '../../values/identifier.js';
import { wholeNumber } from '../../values/number.js';
import { singleLineText } from '../../values/text/text.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from '../entity.js';
import { defaulted, optional, required } from '../field.js';
import { id } from '../system-fields.js';
import { contentDocument } from './document.js';

/** The names of the menus. */
export const MENU_NAMES = ['header', 'footer'] as const;
/** The name of a menu. */
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

/** A menu item. */
export const menuItem = entity({
  name: 'menu item',
  plural: 'menu items',
  title: 'Menu item',
  public: { id, ...publicFields },
  private: privateFields,
});

/** A menu item with its menu's name, for lists and files. */
export const menuRow = entity({
  name: 'menu item',
  plural: 'menus',
  title: 'Menu item',
  public: { id, menu: defaulted(choice(...MENU_NAMES), 'header', { title: 'Menu' }), ...publicFields },
  private: privateFields,
});

/** A stored menu item. */
export type MenuItem = RecordOf<typeof menuItem>;
/** A menu item with its menu's name. */
export type MenuRow = RecordOf<typeof menuRow>;
/** The input for a new menu item. */
export type MenuItemInput = InputOf<typeof menuItem>;
/** The public fields of a menu item. */
export type PublicMenuItem = PublicOf<typeof menuItem>;

const items = () => z.array(menuItem.schema).max(500).default([]);

/** The header and footer menus, in order. */
export const menus = contentDocument('menus', 'Menus', () =>
  z.strictObject({ header: items(), footer: items() }),
);

/** The stored menus. */
export type Menus = z.output<typeof menus.schema>;
