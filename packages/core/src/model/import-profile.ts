import { DESCRIBED_NAMES } from '../labels/admin/collection-list.js';
import { choice } from '../values/choice.js';
import { singleLineText } from '../values/text/text.js';
import { type ValueType, valueType } from '../values/value-type.js';
import { casinoImportSettings, type ImportSettings } from './documents/import-settings.js';
import { entity, type RecordOf } from './entity.js';
import { required } from './field.js';
import { createdAt, id, updatedAt } from './system-fields.js';

/** The collections that files can be imported into. */
export const IMPORTABLE = ['casinos', ...DESCRIBED_NAMES, 'posts', 'pages', 'menus', 'redirects'] as const;
/** One of them. */
export type ImportableName = (typeof IMPORTABLE)[number];

/** The settings of an import; as text, JSON. */
const settings: ValueType<ImportSettings> = valueType<ImportSettings>({
  name: 'settings of an import',
  schema: () => casinoImportSettings() as never,
  parse(text, judge) {
    try {
      return judge(JSON.parse(text));
    } catch {
      return { fault: 'must be JSON' };
    }
  },
  format: (value) => JSON.stringify(value),
  input: { kind: 'multi-line', maxLength: 1_000_000 },
});

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
