import { adminShowcaseLabels, moveLabels } from '@croupier/core/messages';
import { Button, MoveButtons } from '@croupier/ui/admin';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { positionAfter } from '../records/position-after.js';
import { ItemFields } from './ItemFields.js';
import styles from './ItemList.module.css';
import { type Item, type ItemShape, isEmptyItem, newItem } from './item-shapes.js';
import { useItemKeys } from './use-item-keys.js';

const { add, remove, numbered } = adminShowcaseLabels;

/** The props of a list of items. */
interface ItemListProps {
  shape: ItemShape;
  /** The id of the button that adds one, where a summary of errors leads. */
  id?: string | undefined;
  value: readonly Item[];
  onChange: (value: readonly Item[]) => void;
  error?: string | undefined;
  disabled: boolean;
}

/** A list of items of several fields each, which can be added, moved and removed. */
export function ItemList({ shape, id, value, onChange, error, disabled }: ItemListProps) {
  const { keys, reorder } = useItemKeys(value.length);
  const [moved, setMoved] = useState({ text: '', count: 0 });
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<'last' | 'add'>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an item was added or removed when the number changes
  useEffect(() => {
    const items = root.current?.querySelectorAll<HTMLElement>(':scope > ol > li');
    const last = items?.[items.length - 1]?.querySelector<HTMLElement>('input, textarea');
    const add = root.current?.querySelector<HTMLElement>(':scope > button');
    if (wanted.current !== undefined) (wanted.current === 'last' ? last : add)?.focus();
    wanted.current = undefined;
  }, [value.length]);
  const put = (order: readonly number[], added?: Item) => {
    reorder(order);
    onChange(order.map((from) => value[from] ?? (added as Item)));
  };
  const all = value.map((_, at) => at);
  const move = (at: number, name: string, to: 'up' | 'down') => {
    const [one] = all.splice(at, 1) as [number];
    const position = positionAfter(at + 1, to);
    put(all.toSpliced(position - 1, 0, one));
    setMoved({ text: moveLabels.done(name, position, value.length), count: moved.count + 1 });
  };
  const append = () => {
    wanted.current = 'last';
    put([...all, -1], newItem(shape));
  };
  const take = (at: number) => {
    wanted.current = 'add';
    put(all.filter((one) => one !== at));
  };
  return (
    <div ref={root} className={styles.list}>
      {value.length === 0 ? null : (
        <ol className={styles.items}>
          {value.map((item, at) => {
            const name = numbered(shape.item, at + 1, String(item[shape.namedBy] ?? ''));
            const fields = (
              <ItemFields
                legend={name}
                shape={shape}
                value={item}
                disabled={disabled}
                renderItems={(inner) => <ItemList {...inner} disabled={disabled} />}
                onChange={(next) => onChange(value.with(at, next))}
              />
            );
            return (
              <li key={keys[at]} className={styles.item}>
                {shape.isFolded ? (
                  <Folded name={name} startsOpen={isEmptyItem(shape, item)}>
                    {fields}
                  </Folded>
                ) : (
                  fields
                )}
                <span className={styles.buttons}>
                  <MoveButtons
                    name={name}
                    position={at + 1}
                    total={value.length}
                    disabled={disabled}
                    onMove={(to) => move(at, String(item[shape.namedBy] ?? '') || name, to)}
                  />
                  <Button variant="quiet" disabled={disabled} onClick={() => take(at)}>
                    {remove}
                    <span className="cr-visually-hidden"> {name}</span>
                  </Button>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <p role="status" className="cr-visually-hidden">
        {/* What is said again is said anew. */}
        <span key={moved.count}>{moved.text}</span>
      </p>
      {error === undefined ? null : <p className={styles.error}>{error}</p>}
      <Button id={id} variant="plain" disabled={disabled} onClick={append}>
        {add(shape.item)}
      </Button>
    </div>
  );
}

function Folded({ name, startsOpen, children }: { name: string; startsOpen: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.name}>{name}</summary>
      {children}
    </details>
  );
}
