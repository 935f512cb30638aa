import { ADMIN_SCREEN_ROUTES, type AdminScreen, adminPath, allows, type Role } from '@croupier/core';
import { collectionList, type DescribedName, mapDescribed } from '@croupier/core/forms';
import type { Permission } from '../backend/use-refusal.js';

/** A record or a document, as findings and references name it. */
interface ContentPlace {
  /** The collection or document. */
  in: string;
  id?: string | undefined;
  /** Its name, by which a list finds it. */
  subject?: string;
  /** The menu of an item. */
  menu?: string | undefined;
  /** The field at which its form begins. */
  field?: string | undefined;
}

interface ContentScreens {
  /** The screen with its form. */
  edit: AdminScreen;
  /** What the form needs, where that is more than to open its screen. */
  permission?: Permission;
  /** What the address says of one among the records of the screen. */
  query?: (place: ContentPlace) => Record<string, string | undefined>;
  /** The screen that only shows one, where there is such a screen. */
  view?: AdminScreen;
}

/** A record of a list, whose form opens over it. */
const ofList = (screen: DescribedName | 'redirects', permission: Permission) => ({
  edit: screen,
  permission,
  query: ({ id }: ContentPlace) => ({ edit: id }),
});

const SCREENS_OF = {
  casinos: { edit: 'casino-edit', view: 'casino-view' },
  posts: { edit: 'news-edit' },
  pages: { edit: 'page-edit', view: 'page-view' },
  users: { edit: 'user-edit' },
  ...mapDescribed((name) => ofList(name, collectionList[name].editPermission)),
  redirects: ofList('redirects', 'edit menus and redirects'),
  menus: { edit: 'menus', permission: 'edit menus and redirects', query: ({ menu }) => ({ menu }) },
  media: { edit: 'media', query: ({ subject }) => ({ q: subject }) },
  homepage: { edit: 'homepage' },
  section: { edit: 'section' },
  showcase: { edit: 'homepage', query: () => ({ tab: 'showcase' }) },
  settings: { edit: 'settings' },
  styles: { edit: 'css' },
} satisfies Record<string, ContentScreens>;

/** The address where a record or document is edited; undefined where there is none, or none that the role may open. */
export function editAddress(place: ContentPlace, role: Role | undefined): string | undefined {
  if (!Object.hasOwn(SCREENS_OF, place.in)) return undefined;
  // A file that the library does not list is on no screen.
  if (place.in === 'media' && place.id === undefined) return undefined;
  // Of the home page, an id names a section.
  const key = place.in === 'homepage' && place.id !== undefined ? 'section' : place.in;
  const screens: ContentScreens = SCREENS_OF[key as keyof typeof SCREENS_OF];
  const { edit, permission = ADMIN_SCREEN_ROUTES[edit].permission } = screens;
  return allows(permission, role) ? formAddress(screens, place) : undefined;
}

/** The address where a record is looked at: the screen that shows it, or its form. */
export function recordAddress(collection: keyof typeof SCREENS_OF, id: string): string {
  const screens: ContentScreens = SCREENS_OF[collection];
  return screens.view === undefined
    ? formAddress(screens, { in: collection, id })
    : adminPath(screens.view, id);
}

function formAddress({ edit, query }: ContentScreens, place: ContentPlace): string {
  const values = Object.entries({ ...query?.(place), field: place.field }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const text = new URLSearchParams(values as [string, string][]).toString();
  return adminPath(edit, place.id) + (text === '' ? '' : `?${text}`);
}
