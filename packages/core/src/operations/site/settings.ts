import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { closestMatch } from '../../model/closest-match.js';
import { analyticsOf } from '../../model/documents/analytics.js';
import { type SiteSettings, siteSettings } from '../../model/documents/settings.js';
import type { FieldPath, InputOf } from '../../model/entity.js';
import { omitNullish, requireValid } from '../../model/require-valid.js';
import { problem } from '../../problem.js';
import { type Warning, warning, withWarnings } from '../../warning.js';
import { change, question } from '../define/operation.js';
import { contentWarnings } from '../records/content-warnings.js';
import { fieldsOf } from '../records/record-operations.js';
import { documentHash } from '../records/require-unchanged.js';

const exposure = { screen: '/admin/settings' };
const settingName = lazy(() => z.string().min(1).describe('The name of a setting'));
/** Settings without a default. */
const NOT_RESETTABLE = ['siteName', 'isSample'];

/** Every setting with its value, and the hash that a later change may expect. */
export const settingsList = question({
  name: 'settings.list',
  summary: 'List the settings of the site',
  permission: 'administer',
  exposure,
  input: () => z.strictObject({}),
  run({ content, store }) {
    const settings = content.settings.get();
    return { settings, hash: documentHash(store.storage.digest, settings) };
  },
});

/** Some settings, by name. */
export const settingsGet = question({
  name: 'settings.get',
  summary: 'Show settings by their names',
  permission: 'administer',
  exposure,
  input: () => z.strictObject({ names: z.array(settingName()).min(1) }),
  run({ content }, { names }) {
    const all = content.settings.get() as Record<string, unknown>;
    const found = names.map((one) => findSetting(one).path[0]);
    return { settings: Object.fromEntries(found.map((one) => [one, all[one] ?? null])) };
  },
});

/** Changes settings; null resets one to its default. */
export const settingsSet = change({
  name: 'settings.set',
  summary: 'Change settings of the site',
  permission: 'administer',
  exposure,
  input: () =>
    z.strictObject({
      changes: fieldsOf<{ [K in keyof InputOf<typeof siteSettings>]?: unknown }>('site'),
    }),
  run({ content }, { changes }) {
    const { siteName } = changes;
    if (siteName === null || (typeof siteName === 'string' && siteName.trim() === '')) {
      throw problem('setting.required', { title: 'Site name' }, { at: { path: 'siteName' } });
    }
    const next = omitNullish({ ...content.settings.get(), ...changes });
    const records = [content.settings.set(requireValid(siteSettings.check(next)))];
    return withWarnings({ records }, [
      ...contentWarnings(siteSettings, changes, records),
      ...(changes.analyticsId === undefined ? [] : unknownAnalytics(records[0]?.analyticsId)),
    ]);
  },
});

/** Resets the named settings to their defaults; without names all but the site's name. */
export const settingsReset = change({
  name: 'settings.reset',
  summary: 'Take settings back to what they are in a new site',
  permission: 'administer',
  exposure: { screen: '/admin/maintenance' },
  input: () => z.strictObject({ names: z.array(settingName()).optional() }),
  run({ content }, { names }) {
    const all = siteSettings.fieldPaths
      .map(({ path }) => path[0])
      .filter((one) => !NOT_RESETTABLE.includes(one));
    const gone = names?.map((one) => requireResettable(findSetting(one))) ?? all;
    const kept = Object.entries(content.settings.get()).filter(([one]) => !gone.includes(one));
    const next: SiteSettings = requireValid(siteSettings.check(Object.fromEntries(kept)));
    return { records: [content.settings.set(next)] };
  },
});

function unknownAnalytics(id: string | undefined): Warning[] {
  const isUnknown = id !== undefined && analyticsOf(id) === undefined;
  return isUnknown ? [warning('setting.unknown-analytics', { id })] : [];
}

function requireResettable({ path: [name], field }: FieldPath): string {
  if (!NOT_RESETTABLE.includes(name)) return name;
  throw problem('setting.not-resettable', { title: field.title }, { at: { path: name } });
}

function findSetting(called: string): FieldPath {
  const fieldPath = siteSettings.findField(called);
  if (fieldPath !== undefined) return fieldPath;
  const names = siteSettings.fieldPaths.map(({ path }) => path[0]);
  throw problem('setting.not-found', { ref: called, suggestion: closestMatch(called, names) });
}
