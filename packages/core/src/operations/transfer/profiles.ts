import * as z from 'zod';
import type { CollectionName } from '../../model/collections.js';
import {
  casinoImportSettings,
  type ImportSettings,
  type ImportSettingsInput,
  settingNames,
} from '../../model/documents/import-settings.js';
import { IMPORTABLE, type ImportableName, type ImportProfile } from '../../model/import-profile.js';
import { problem } from '../../problem.js';
import type { Content } from '../../store/content.js';
import type { Transaction } from '../../store/transaction.js';
import { change, type QuestionContext, question } from '../define/operation.js';
import { COLLECTION_PERMISSIONS, seesContent } from '../define/permissions.js';
import { candidates, findByRef } from '../records/find-by-ref.js';
import { requireUsableSettings } from './import-settings-check.js';

type ProfileTable = Pick<Content['profiles'], 'all'>;

const exposure = { screen: '/admin/casinos' };
const profileRef = () => z.string().min(1).describe("A profile's name, id, or an id's first characters");

/** Import profiles, by name. */
export const profilesList = question({
  name: 'profiles.list',
  summary: 'List import profiles: how the files of a source are read, under a name',
  permission: 'see all content',
  exposure,
  input: () => z.strictObject({ collection: z.enum(IMPORTABLE).optional().describe('Only those for it') }),
  run(context, { collection }) {
    const records = [...seenProfiles(context).all()]
      .filter((one) => collection === undefined || one.collection === collection)
      .sort((a, b) => a.name.localeCompare(b.name));
    return { total: records.length, records };
  },
});

/** One import profile. Problem: `not-found`. */
export const profilesShow = question({
  name: 'profiles.show',
  summary: 'Show the settings of an import profile',
  permission: 'see all content',
  exposure,
  input: () => z.strictObject({ record: profileRef() }),
  run: (context, { record }) => findProfile({ profiles: seenProfiles(context) }, record),
});

/** Adds an import profile, or gives the one of that name other settings. Problems: `usage`, `conflict`. */
export const profilesSave = change({
  name: 'profiles.save',
  summary: 'Save how the files of a source are read, under a name',
  permission: 'import and delete content',
  exposure,
  input: () =>
    z.strictObject({
      name: z.string().trim().min(1).max(100).describe('Its name, in any case; one that exists is replaced'),
      collection: z.enum(IMPORTABLE).describe('What its files are imported into'),
      settings: casinoImportSettings(),
    }),
  run(context, { name, collection, settings }) {
    const own = COLLECTION_PERMISSIONS[collection as CollectionName];
    if (own !== undefined) context.requirePermission(own, `save how ${collection} are imported`);
    const kept = settingsIn(settings);
    requireUsableSettings(collection, kept);
    return { records: [saveProfile(context, name, collection, kept)] };
  },
});

/** Deletes import profiles, with what is known of them as sources; records stay. Problem: `not-found`. */
export const profilesDelete = change({
  name: 'profiles.delete',
  summary: 'Delete import profiles, with what is known of them as sources; records stay',
  permission: 'import and delete content',
  exposure,
  input: () => z.strictObject({ records: z.array(profileRef()).min(1) }),
  run(context, { records: refs }) {
    const { content } = context;
    const profiles = seenProfiles(context);
    const found = new Set(refs.map((ref) => findProfile({ profiles }, ref)));
    for (const { id } of found) {
      for (const link of content.sourceRecords.all())
        if (link.source === id) content.sourceRecords.remove(link.id);
      for (const run of content.importRuns.all()) if (run.source === id) content.importRuns.remove(run.id);
    }
    return { records: [...found].map(({ id }) => content.profiles.remove(id)) };
  },
});

/** The settings that are given, over those of the profile that is named, without those that do not hold. Problems: `not-found`, `conflict`. */
export function importSettingsOf(
  content: Pick<Content, 'profiles'>,
  collection: string,
  input: ImportSettingsInput & {
    profile?: string | undefined;
    without?: readonly (keyof ImportSettings)[] | undefined;
  },
): ImportSettings {
  const kept = input.profile === undefined ? {} : { ...profileSettings(content, input.profile, collection) };
  for (const name of input.without ?? []) delete kept[name];
  const given = settingsIn(input);
  const both: ImportSettings = { ...kept, ...given };
  // A pair more is told, and the others of the profile stay.
  for (const name of ['map', 'default', 'constants'] as const) {
    if (kept[name] !== undefined && given[name] !== undefined) both[name] = { ...kept[name], ...given[name] };
  }
  return both;
}

/** The settings among what an import is told. */
function settingsIn(input: ImportSettingsInput): ImportSettings {
  return Object.fromEntries(
    settingNames().flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  );
}

/** The settings of a profile for this collection. */
function profileSettings(
  content: Pick<Content, 'profiles'>,
  ref: string,
  collection: string,
): ImportSettings {
  const found = findProfile(content, ref);
  if (found.collection !== collection) throw problem('profile.of-another-collection', found);
  return found.settings;
}

/** Saves settings under a name. Problem: `conflict` where a profile of that name is for another collection. */
export function saveProfile(
  { content: { profiles }, now }: { content: Pick<Transaction, 'profiles'>; now: string },
  name: string,
  collection: ImportableName,
  settings: ImportSettings,
): ImportProfile {
  const before = profiles.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (before === undefined) return profiles.insert({ name, collection, settings });
  if (before.collection !== collection) throw problem('profile.of-another-collection', before);
  if (JSON.stringify(before.settings) === JSON.stringify(settings)) return before;
  // An update would merge the settings into those that are there.
  const after = { ...before, settings, updatedAt: now };
  profiles.restore(after);
  return after;
}

/** The import profiles of collections that the actor may see. */
export function seenProfiles({
  content,
  actor,
}: Pick<QuestionContext, 'actor'> & { content: { profiles: ProfileTable } }): ProfileTable {
  return {
    *all() {
      for (const one of content.profiles.all())
        if (seesContent(one.collection as CollectionName, actor.role)) yield one;
    },
  };
}

/** The import profile that a name, an id or the start of one names. Problem: `not-found`. */
export function findProfile(
  { profiles }: { profiles: ProfileTable },
  ref: string,
  kind: 'profile' | 'source' = 'profile',
): ImportProfile {
  return findByRef(profiles.all(), ref, {
    names: ({ name, id }) => [name, id],
    prefixed: ({ id }) => id,
    suggested: ({ name }) => [name],
    notFound: (suggestion) => problem(`${kind}.not-found`, { name: ref, suggestion }),
    ambiguous: (found) =>
      problem(
        'profile.ambiguous',
        { ref, count: found.length },
        { issues: candidates(found, ({ id, name, collection }) => `${id}  ${name}, for ${collection}`) },
      ),
  });
}
