'use client';

import { Menu } from '@base-ui/react/menu';
import { dataGridLabels, englishSharedLabels } from '@croupier/core/messages';
import { Check, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../../parts/Button/Button.js';
import { SearchField } from '../../../parts/SearchField/SearchField.js';
import { usePortalProps } from '../../portal-container.js';
import menu from '../ActionMenu/ActionMenu.module.css';
import styles from './DataGrid.module.css';
import type { GridColumn, GridDensity, GridView } from './grid-view.js';

const PAGE_SIZES = [20, 50, 100, 200];
const DENSITIES: readonly GridDensity[] = ['comfortable', 'compact'];

/** The props of the bar above a grid. */
interface GridToolbarProps {
  /** What the grid shows. */
  caption: string;
  /** All columns. */
  // biome-ignore lint/suspicious/noExplicitAny: the rows are of no matter here
  columns: readonly GridColumn<any>[];
  /** The appearance. */
  view: GridView;
  /** Called with another appearance. */
  onViewChange: (view: GridView) => void;
  /** How many rows a page has. */
  perPage: number;
  /** Called with another number of rows. */
  onPerPageChange: ((perPage: number) => void) | undefined;
  /** Asks for further columns. */
  onFurtherColumns: (() => void) | undefined;
  /** What is searched for. */
  search: string | undefined;
  /** What the search is called. */
  searchLabel: string | undefined;
  /** Called with what is searched for. */
  onSearchChange: ((search: string) => void) | undefined;
  /** Given the input of the search. */
  searchRef: Ref<HTMLInputElement> | undefined;
  /** Filters, beside the search. */
  filters: ReactNode;
  /** True while newer rows are awaited. */
  isUpdating: boolean;
}

/** The search, the filters, and what the reader may choose of the appearance. */
export function GridToolbar(props: GridToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {props.onSearchChange === undefined ? null : <Search {...props} />}
      {props.filters}
      <ViewMenu {...props} />
    </div>
  );
}

/** A search that is told at each key, and keeps what was typed where the app's own answer comes later. */
function Search({
  search = '',
  searchLabel = englishSharedLabels.search,
  onSearchChange,
  searchRef,
}: GridToolbarProps) {
  // What was typed, and all that the search may be until it is that: one from elsewhere replaces it.
  const [typed, setTyped] = useState({ text: search, until: [search] });
  const isAwaited = typed.until.includes(search);
  if (search === typed.text && typed.until.length > 1) setTyped({ text: search, until: [search] });
  return (
    <SearchField
      ref={searchRef}
      label={searchLabel}
      hidesLabel
      placeholder={searchLabel}
      className={styles.search}
      value={isAwaited ? typed.text : search}
      onChange={({ currentTarget: { value } }) => {
        setTyped({ text: value, until: [...(isAwaited ? typed.until : [search]), value] });
        onSearchChange?.(value);
      }}
    />
  );
}

function ViewMenu({
  columns,
  view,
  onViewChange,
  perPage,
  onPerPageChange,
  onFurtherColumns,
}: GridToolbarProps) {
  const portalProps = usePortalProps();
  const hideable = columns.filter((column, i) => i > 0 && !column.isFixed);
  return (
    <Menu.Root>
      <Menu.Trigger render={<Button variant="plain" className={styles.view} />}>
        <SlidersHorizontal aria-hidden="true" className={styles.icon} />
        {dataGridLabels.view}
      </Menu.Trigger>
      <Menu.Portal {...portalProps}>
        <Menu.Positioner align="end" sideOffset={4} collisionPadding={8}>
          <Menu.Popup className={menu.popup}>
            <Menu.Group>
              <Menu.GroupLabel className={styles.title}>{dataGridLabels.columns}</Menu.GroupLabel>
              {hideable.map(({ id, title }) => (
                <Menu.CheckboxItem
                  key={id}
                  className={menu.item}
                  checked={!view.hidden.includes(id)}
                  onCheckedChange={(isShown) =>
                    onViewChange({
                      ...view,
                      hidden: isShown ? view.hidden.filter((one) => one !== id) : [...view.hidden, id],
                    })
                  }
                >
                  <Tick isOn={!view.hidden.includes(id)} />
                  {title}
                </Menu.CheckboxItem>
              ))}
              {onFurtherColumns === undefined ? null : (
                <Menu.Item className={menu.item} onClick={onFurtherColumns}>
                  <span className={styles.tick} />
                  {dataGridLabels.furtherColumns}
                </Menu.Item>
              )}
            </Menu.Group>
            <Choices
              title={dataGridLabels.density}
              choices={DENSITIES.map((density) => [density, dataGridLabels[density]])}
              value={view.density}
              onChoose={(density) => onViewChange({ ...view, density: density as GridDensity })}
            />
            {onPerPageChange === undefined ? null : (
              <Choices
                title={dataGridLabels.perPage}
                choices={PAGE_SIZES.map((size) => [String(size), String(size)])}
                value={String(perPage)}
                onChoose={(size) => onPerPageChange(Number(size))}
              />
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ChoicesProps {
  /** The name of the group. */
  title: string;
  /** Values and their labels. */
  choices: readonly (readonly [value: string, label: string])[];
  /** The chosen value. */
  value: string;
  /** Called with another one. */
  onChoose: (value: string) => void;
}

function Choices({ title, choices, value, onChoose }: ChoicesProps) {
  return (
    <Menu.Group>
      <Menu.GroupLabel className={styles.title}>{title}</Menu.GroupLabel>
      <Menu.RadioGroup value={value} onValueChange={(next: string) => onChoose(next)}>
        {choices.map(([one, label]) => (
          <Menu.RadioItem key={one} value={one} className={menu.item} closeOnClick={false}>
            <Tick isOn={one === value} />
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Menu.Group>
  );
}

function Tick({ isOn }: { isOn: boolean }) {
  return (
    <span className={styles.tick}>{isOn ? <Check aria-hidden="true" className={styles.icon} /> : null}</span>
  );
}
