import type { OperationInput, OperationResult } from '@croupier/core';
import { adminLabels, adminMenuLabels, choiceLabel, messages, moveLabels } from '@croupier/core/messages';
import {
  Badge,
  Button,
  DragHandle,
  EmptyState,
  lazyPart,
  MoveButtons,
  ReorderArea,
  Table,
  type TableColumn,
} from '@croupier/ui/admin';
import { type CSSProperties, useState } from 'react';
import { toastFailure, useChange, useQuestion } from '../backend/use-operations.js';
import type { RowFlag } from '../list/row-verb.js';
import { useRowVerbs } from '../list/use-row-verbs.js';
import { actionsColumn } from '../records/RowActions.js';
import { LoadFailure } from '../ScreenBoundary.js';
import list from '../screens/list.module.css';
import { WhenOpened } from '../WhenOpened.js';
import { dropTarget, type MenuNode, type MenuRow, menuTree, placeOf } from './menu-tree.js';
import styles from './menus.module.css';

const MenuItemDialog = lazyPart(async () => (await import('./MenuItemDialog.js')).MenuItemDialog);

const labels = adminMenuLabels;

type Finding = OperationResult<'doctor.check'>['findings'][number];
type MenuName = NonNullable<OperationInput<'menus.add'>['menu']>;

const VISIBLE: RowFlag<MenuRow> = {
  flag: 'isVisible',
  on: { operation: 'menus.show', label: labels.show, done: labels.done.shown },
  off: { operation: 'menus.hide', label: labels.hide, done: labels.done.hidden },
};

const rowName = ({ label }: MenuRow) => label;

/** The items of one menu as a tree, with a dialog to add or edit one. */
export function MenuTable({ menu }: { menu: MenuName }) {
  const items = useQuestion('menus.list', { menu: [menu] });
  const dead = useQuestion('doctor.check', { only: ['dead-menu-target'] });
  const nodes = menuTree(items.data?.records ?? []);
  const [edited, setEdited] = useState<MenuRow | 'new'>();
  const { mayNotEdit, entriesOf, dialog } = useRowVerbs<MenuRow>({
    collection: 'menus',
    scope: { menu },
    deletePermission: 'edit menus and redirects',
    flags: [VISIBLE],
    rowName,
    confirmDelete: { title: messages.menu.confirmDelete },
    deleted: () => messages.ours.menuItemDeleted,
  });
  const mayEdit = mayNotEdit === undefined;
  const change = useChange();
  const start = () => {
    const message = ({ records }: OperationResult<'menus.start'>) => labels.done.started(records.length);
    return change('menus.start', { menu }, { answer: undefined, message });
  };
  const { step, drop } = useMove(menu, nodes);
  // The item as it is now, which somebody else may have changed since it was opened.
  const current =
    edited === undefined || edited === 'new'
      ? edited
      : (nodes.find(({ item }) => item.id === edited.id)?.item ?? edited);

  if (items.error !== null && items.data === undefined)
    return <LoadFailure error={items.error} onRetry={() => void items.refetch()} />;
  return (
    <div className={list.root}>
      {mayEdit ? (
        <div className={list.inline}>
          <Button onClick={() => setEdited('new')}>{labels.add}</Button>
          {items.data?.records.length === 0 ? (
            <Button variant="plain" onClick={() => toastFailure(start())}>
              {labels.start}
            </Button>
          ) : null}
        </div>
      ) : null}
      <ReorderArea onMove={(from, to) => toastFailure(drop(from, to))}>
        <Table
          caption={labels.tabs[menu]}
          hidesCaption
          loading={items.isPending}
          rows={nodes}
          rowKey={({ item }) => item.id}
          rowName={({ item }) => item.label}
          empty={<EmptyState title={messages.menu.empty} text={labels.emptyText[menu]} />}
          columns={[
            {
              title: labels.columns.label,
              cell: (node) => <ItemLabel node={node} findings={dead.data?.findings} />,
            },
            {
              title: labels.columns.order,
              cell: (node) => (mayEdit ? <Mover node={node} onStep={step} /> : node.position),
            },
            ...COLUMNS,
            actionsColumn<MenuNode>(
              ({ item }) => item.label,
              ({ item }) =>
                entriesOf(item, [
                  {
                    label: adminLabels.rows.actions.edit,
                    disabledReason: mayNotEdit,
                    onAction: () => setEdited(item),
                  },
                ]),
            ),
          ]}
        />
      </ReorderArea>
      <WhenOpened isOpen={edited !== undefined} onClose={() => setEdited(undefined)}>
        <MenuItemDialog
          menu={menu}
          nodes={nodes}
          hash={items.data?.hash ?? ''}
          edited={current}
          onClose={() => setEdited(undefined)}
        />
      </WhenOpened>
      {dialog}
    </div>
  );
}

type Step = (node: MenuNode, to: 'up' | 'down') => void;

/** Moves an item among those beside it, or where it is dropped, which may be under another parent. */
function useMove(menu: MenuName, nodes: readonly MenuNode[]) {
  const change = useChange();
  const moveTo = (item: MenuRow, target: { order: number; parentId: string | undefined }) => {
    const { position, total } = placeOf(nodes, item, target);
    const message = moveLabels.done(item.label, position, total);
    return change('menus.move', { menu, record: item.id, to: target.order }, { message });
  };
  const step: Step = ({ item, position, siblings }, to) => {
    const other = siblings[to === 'up' ? position - 2 : position];
    if (other !== undefined) toastFailure(moveTo(item, { order: other.order, parentId: item.parentId }));
  };
  const drop = async (from: number, to: number) => {
    const dragged = nodes[from]?.item;
    const target = dropTarget(nodes, from, to);
    if (dragged === undefined || target === undefined) return;
    if (target.parentId !== dragged.parentId) {
      const changes = { parentId: target.parentId ?? null };
      await change('menus.edit', { menu, record: dragged.id, changes });
    }
    await moveTo(dragged, target);
  };
  return { step, drop };
}

/** The label of an item, below those above it, and where it leads to nothing. */
function ItemLabel({ node, findings = [] }: { node: MenuNode; findings: readonly Finding[] | undefined }) {
  const fault = findings.find(({ id }) => id === node.item.id);
  return (
    <span className={styles.label} style={{ '--depth': node.depth } as CSSProperties}>
      {node.item.label}
      {fault === undefined ? null : (
        <span className={styles.fault} data-severity={fault.severity}>
          {fault.message}
        </span>
      )}
    </span>
  );
}

function Mover({ node, onStep }: { node: MenuNode; onStep: Step }) {
  return (
    <span className={list.inline}>
      <DragHandle />
      <MoveButtons
        name={node.item.label}
        position={node.position}
        total={node.siblings.length}
        onMove={(to) => onStep(node, to)}
      />
    </span>
  );
}

const COLUMNS: readonly TableColumn<MenuNode>[] = [
  { title: labels.columns.type, cell: ({ item }) => choiceLabel(item.type) },
  {
    title: labels.columns.url,
    cell: ({ item }) => (
      <a href={item.url} target="_blank" rel="noopener" dir="ltr">
        {item.url}
      </a>
    ),
  },
  { title: labels.columns.target, cell: ({ item }) => choiceLabel(item.target) },
  {
    title: labels.columns.visible,
    cell: ({ item }) => (
      <Badge tone={item.isVisible ? 'good' : 'plain'}>
        {item.isVisible ? labels.visible : labels.hidden}
      </Badge>
    ),
  },
];
