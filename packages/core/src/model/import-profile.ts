import { DESCRIBED_NAMES } from '../labels/admin/collection-list.js';
import { choice } from '../values/choice.js';
import { singleLineText } from '../values/text/text.js';
import { casinoImportSettings, type ImportSettings } from './documents/import-settings.js';
import { entity, type RecordOf } from './entity.js';
import { required } from './field.js';
import { jsonValue } from './json-value.js';
import { createdAt, id, updatedAt } from './system-fields.js';

/** The collections that files can be imported into. */
export const IMPORTABLE = ['casinos', ...DESCRIBED_NAMES, 'posts', 'pages', 'menus', 'redirects'] as const;
/** One of them. */
export type ImportableName = (typeof IMPORTABLE)[number];

const settings = jsonValue<ImportSettings>('settings of an import', casinoImportSettings);

/** An import profile: how the files of one source are read, under a name. */
export const profile = entity({
  name: 'profile',
  plural: 'profiles',
  title: 'Import profile',
  public: {},
  private: {
    id,
    name: required(singleLineText(100), 'Profile name is required', { title: 'Name' }),
    collection: required(choice(...IMPORTABLE), 'Collection is required', { title: 'Collection' }),
    settings: required(settings, 'Settings are required', { title: 'Settings' }),
    createdAt,
    updatedAt,
  },
});

/** A stored import profile. */
export type ImportProfile = RecordOf<typeof profile>;
