import { casinoFields, type FieldDescription } from '@croupier/core/forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordForm } from '../RecordForm.js';
import { SearchFields } from '../search-fields/SearchFields.js';
import { BasicCasinoFields, CasinoRatingFields } from './BasicCasinoFields.js';
import { CasinoBonusFields, CasinoDetailFields } from './CasinoDetailFields.js';
import { CasinoSettingFields } from './CasinoSettingFields.js';

/** A field that none of the tabs knows. */
const NEW_FIELD: FieldDescription = {
  ...{ path: 'mascot', title: 'Mascot', presence: 'defaulted', fallback: '' },
  ...{ kind: 'text', maxLength: 100, messages: {} },
};

/** The fields of a blacklisted, retired casino, by the names of their controls. */
function drawnIn(content: React.ReactNode): string[] {
  const fields = [NEW_FIELD, ...casinoFields];
  const html = renderToStaticMarkup(
    <RecordForm
      label="Casino"
      fields={fields}
      value={{ isActive: false, isBlacklisted: true }}
      onSubmit={() => undefined}
    >
      <div>{content}</div>
    </RecordForm>,
  );
  const ids = [...html.matchAll(/ (?:id|for)="[^"]*?-([a-z][\w-]*)"/gi)].map(([, id]) => id);
  return fields.map(({ path }) => path).filter((path) => ids.includes(path.replaceAll('.', '-')));
}

test('every field of a casino stands in a tab of its form, and one that no tab names in the last', () => {
  const settings = drawnIn(<CasinoSettingFields />);
  const others = drawnIn(
    <>
      <BasicCasinoFields isNew={false} />
      <CasinoRatingFields isNew={false} />
      <CasinoBonusFields suggestions={{}} />
      <CasinoDetailFields suggestions={{}} />
      <SearchFields />
    </>,
  );
  const asked = casinoFields.filter(({ isSystem }) => !isSystem).map(({ path }) => path);
  expect([...others, ...settings].sort()).toEqual([...asked, 'mascot'].sort());
  expect(settings).toContain('mascot');
});
