import { casinoFields, type FieldDescription } from '@croupier/core/forms';
import { prerender } from 'react-dom/static';
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
async function drawnIn(content: React.ReactNode): Promise<string[]> {
  const fields = [NEW_FIELD, ...casinoFields];
  const { prelude } = await prerender(
    <RecordForm
      label="Casino"
      fields={fields}
      value={{ isActive: false, isBlacklisted: true }}
      onSubmit={() => undefined}
    >
      <div>{content}</div>
    </RecordForm>,
    // The editor of texts is drawn in browsers alone.
    { onError() {} },
  );
  const html = await new Response(prelude).text();
  const ids = [...html.matchAll(/ (?:id|for)="[^"]*?-([a-z][\w-]*)"/gi)].map(([, id]) => id);
  return fields.map(({ path }) => path).filter((path) => ids.includes(path.replaceAll('.', '-')));
}

test('every field of a casino stands in a tab of its form, and one that no tab names in the last', async () => {
  const settings = await drawnIn(<CasinoSettingFields />);
  const others = await drawnIn(
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
