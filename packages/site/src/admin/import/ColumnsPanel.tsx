import type { ImportSettings } from '@croupier/core';
import { casinoFields } from '@croupier/core/forms';
import { adminImportLabels as importLabels } from '@croupier/core/messages';
import { Notice, NumberField, SelectField, Table } from '@croupier/ui/admin';
import { useState } from 'react';
import list from '../screens/list.module.css';
import type { FileRows } from './check/file-rows.js';
import { DefaultFields } from './DefaultFields.js';
import { columnOf, titleOf } from './field-titles.js';
import styles from './import.module.css';
import type { ImportSession } from './use-import.js';

const { columns: labels } = importLabels;

const FIELDS = casinoFields.filter(({ isSystem }) => !isSystem);
const NOT_READ = '';
const fieldOptions = [
  { value: NOT_READ, label: labels.none },
  ...FIELDS.map((field) => ({ value: columnOf(field), label: titleOf(field) })),
];

interface ColumnRow {
  index: number;
  column: string;
  field: string;
}

/** The columns of the file with their fields, to be corrected; and values for the fields that the file lacks. */
export function ColumnsPanel({ checked, settings, setSettings, rows }: ImportSession) {
  const { columns = [] } = checked?.summary ?? {};
  const missing = new Set([...(checked?.missing ?? []), ...Object.keys(settings.default ?? {})]);
  const found = columns.map(({ column, field }, index): ColumnRow => {
    return { index, column: column || labels.unnamed(index + 1), field: field ?? NOT_READ };
  });
  const inFile = new Set(found.map(({ field }) => field));
  const assign = (column: string, field: string) => setSettings(withAssignment(settings, column, field));
  return (
    <div className={list.root}>
      <ReadSettings settings={settings} setSettings={setSettings} workbook={rows?.workbook} />
      {missing.size === 0 ? null : (
        <Notice tone="fair" title={labels.missing}>
          <p>{labels.missingText}</p>
          <DefaultFields
            fields={[...missing]}
            labelOf={(title, field) => (inFile.has(field) ? labels.forEmpty(title) : labels.forAll(title))}
            settings={settings}
            setSettings={setSettings}
          />
        </Notice>
      )}
      {columns.length === 0 ? (
        <p>{labels.unreadable}</p>
      ) : (
        <Table
          caption={labels.caption}
          hidesCaption
          rows={found}
          rowKey={({ index }) => String(index)}
          columns={[
            { title: labels.column, cell: ({ column }) => <span dir="auto">{column}</span> },
            {
              title: labels.field,
              cell: ({ column, field }) => (
                <SelectField
                  label={labels.fieldOf(column)}
                  hidesLabel
                  options={fieldOptions}
                  value={field}
                  onChange={({ currentTarget }) => assign(column, currentTarget.value)}
                />
              ),
            },
            {
              title: labels.examples,
              cell: ({ index }) => (
                <span className={styles.examples} dir="auto">
                  {examplesOf(rows, index)}
                </span>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

/** How the file is read. */
function ReadSettings({
  settings,
  setSettings,
  workbook,
}: Pick<ImportSession, 'settings' | 'setSettings'> & { workbook: FileRows['workbook'] }) {
  const [unread, setUnread] = useState<string>();
  return (
    <div className={styles.options}>
      <SelectField
        label={importLabels.scale}
        options={importLabels.scaleChoices}
        value={String(settings.scale ?? 5)}
        onChange={({ currentTarget }) =>
          setSettings({ ...settings, scale: currentTarget.value === '10' ? 10 : 5 })
        }
      />
      {workbook === undefined || workbook.sheets.length < 2 ? null : (
        <SelectField
          label={importLabels.sheet}
          options={workbook.sheets.map((name) => ({ value: name, label: name }))}
          value={workbook.sheet}
          onChange={({ currentTarget }) => setSettings({ ...settings, sheet: currentTarget.value })}
        />
      )}
      <NumberField
        label={importLabels.skipLines}
        min={0}
        max={1_000}
        value={unread ?? settings.skipLines ?? 0}
        onChange={({ target }) => {
          if (typeof target.value === 'string') return setUnread(target.value);
          setUnread(undefined);
          return setSettings({ ...settings, skipLines: Math.trunc(target.value ?? 0) });
        }}
      />
    </div>
  );
}

/** The settings in which a column of the file feeds this field alone; none leaves the column out. */
function withAssignment(settings: ImportSettings, column: string, field: string): ImportSettings {
  const { map = {}, ignore = [] } = settings;
  const others = Object.entries(map).filter(([key, source]) => source !== column && key !== field);
  const left = ignore.filter((one) => one !== column);
  return field === NOT_READ
    ? { ...settings, map: Object.fromEntries(others), ignore: [...left, column] }
    : { ...settings, map: Object.fromEntries([...others, [field, column]]), ignore: left };
}

function examplesOf(rows: FileRows | undefined, index: number): string {
  const first = [...(rows?.byNumber.values() ?? [])].slice(0, 3);
  return first
    .map(({ cells }) => cells[index] ?? '')
    .filter((text) => text !== '')
    .join(' · ');
}
