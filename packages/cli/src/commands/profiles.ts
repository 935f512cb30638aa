import {
  IMPORTABLE,
  type ImportableName,
  type ImportProfile,
  profilesDelete,
  profilesList,
  profilesSave,
  profilesShow,
} from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { choiceOption, withDryRun } from '../command-line/options.js';
import { parseFileUrl } from '../download/download.js';
import { withAction } from '../open-session.js';
import {
  type ImportSettingsOptions,
  importSettingsFrom,
  withImportSettings,
} from '../record-commands/import/import-settings.js';
import { withList } from '../record-commands/list-show.js';
import type { ChangeCommandOptions } from '../record-commands/record-command-config.js';
import { withNamesAction } from '../record-commands/record-names.js';
import { runChange } from '../record-commands/run-change.js';
import { confirmNames } from '../record-commands/select-records.js';
import { confirmDeletion } from '../terminal/input/prompts.js';

const FIELDS = ['id', 'name', 'collection', 'settings', 'createdAt', 'updatedAt'];

/** `croupier profiles` with its verbs. */
export function command(): Command {
  const words = {
    summary: 'Import profiles: how the files of a source are read, under a name',
    examples: ['croupier profiles list', 'croupier casinos import partner-list.csv --profile partners'],
  };
  return nounCommand('profiles', words, [
    listVerb(),
    showVerb(),
    saveProfileVerb('profiles'),
    deleteProfilesVerb('profiles'),
  ]);
}

interface CollectionOption {
  collection?: ImportableName;
}

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List import profiles',
    examples: ['croupier profiles list', 'croupier profiles list --collection casinos --json'],
  }).addOption(choiceOption('--collection <name>', 'only those that import into it', IMPORTABLE));
  return withList<CollectionOption, ImportProfile>(command, {
    find: async (session, { collection }) => (await session.perform(profilesList, { collection })).result,
    columns: [
      { heading: 'PROFILE', text: ({ name }) => name },
      { heading: 'IMPORTS', text: ({ collection }) => collection },
      { heading: 'SETTINGS', text: settingsText },
    ],
    fields: FIELDS,
    emptyMessage: 'No import profiles.',
  });
}

function showVerb(): Command {
  const command = verbCommand('show <profile>', {
    summary: 'Show the settings of an import profile, as JSON',
    examples: ['croupier profiles show partners'],
  });
  return withAction(command, async (session, _options, record) => {
    await session.printJson((await session.perform(profilesShow, { record: record ?? '' })).result);
  });
}

/** `save`, of profiles and of sources, which are the same thing. */
export function saveProfileVerb(noun: 'profiles' | 'sources'): Command {
  const command = verbCommand('save <name>', {
    summary: 'Save how the files of a source are read; one of that name is replaced',
    examples: [
      `croupier ${noun} save partners --collection casinos --map "Brand=name" --default games=Slots`,
      ...(noun === 'profiles'
        ? ['croupier profiles save partners --collection casinos --delimiter ";" --dry-run']
        : [
            'croupier sources save register --collection casinos --columns domain --map domain=visitUrl --map domain=name --key domain --constant countries=DK --merge-lists countries',
            'croupier sources save ontario --collection casinos --url https://register.example/casinos.csv --key domain',
          ]),
    ],
  }).addOption(
    choiceOption('--collection <name>', 'what its files are imported into', IMPORTABLE).makeOptionMandatory(),
  );
  command.option(
    '--url <address>',
    'where its file is on the web, for an import without a FILE; https only',
    (text) => parseFileUrl(text).href,
  );
  withImportSettings(command, {
    isCasinos: true,
    defaultExample: 'games=Slots',
    keyText: 'a record',
    listExample: 'countries',
    constantExample: 'countries=DK',
  });
  return withAction<ChangeCommandOptions & ImportSettingsOptions & Required<CollectionOption>>(
    withDryRun(command),
    async (session, options, name) => {
      const input = {
        name: name ?? '',
        collection: options.collection,
        settings: importSettingsFrom(options),
      };
      await runChange(session, profilesSave, input, options, 'Saved the import profile');
    },
  );
}

const PROFILES = { name: 'import profile', plural: 'import profiles' };

/** `delete`, of profiles and of sources. */
export function deleteProfilesVerb(noun: 'profiles' | 'sources'): Command {
  const command = verbCommand(`delete <${noun}...>`, {
    summary:
      'Delete import profiles, named by name or id, with what is known of them as sources; records stay',
    examples: [`croupier ${noun} delete partners --yes`, `croupier ${noun} delete partners --dry-run`],
  });
  return withNamesAction<ChangeCommandOptions>(withDryRun(command), async (session, options, named) => {
    const records = named.names;
    if (!(await confirmNames(session, named, options, { verb: 'Delete', entity: PROFILES }))) return;
    if (named.isTyped && !options.dryRun && !options.yes) {
      const { result } = await session.perform(profilesDelete, { records }, { dryRun: true });
      for (const { name } of result.records)
        await confirmDeletion(session, `Delete the import profile "${name}"?`);
    }
    await runChange(session, profilesDelete, { records }, options, 'Deleted the import profile');
  });
}

/** The settings in one line, as options name them. */
function settingsText({ settings }: ImportProfile): string {
  const { map = {}, default: defaults = {}, constants = {}, ...others } = settings;
  return [
    ...Object.entries(map).map(([field, column]) => `${column}=${field}`),
    ...Object.entries(defaults).map(([field, value]) => `${field}: ${value}`),
    ...Object.entries(constants).map(([field, value]) => `constant ${field}=${value}`),
    ...Object.entries(others).map(([name, value]) => `${name} ${String(value)}`),
  ].join('; ');
}
