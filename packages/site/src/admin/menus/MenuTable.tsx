import type { OperationInput } from '@croupier/core';
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
} from '@croupier/ui/admin';
import { type CSSProperties, useState } from 'react';
import { tellFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { DeleteDialog } from '../records/DeleteDialog.js';
import { actionsColumn } from '../records/RowActions.js';
import { LoadFailure } from '../ScreenBoundary.js';
import list from '../screens/list.module.css';
import { WhenOpened } from '../WhenOpened.js';
import { dropTarget, type MenuNode, type MenuRow, menuTree, placeOf } from './menu-tree.js';
import styles from './menus.module.css';

const MenuItemDialog = lazyPart(async () => (await import('./MenuItemDialog.js')).MenuItemDialog);

const labels = adminMenuLabels;

type MenuName = NonNullable<OperationInput<'menus.add'>['menu']>;

/** The items of one menu as a tree, with a dialog to add or edit one. */
export function MenuTable({ menu }: { menu: MenuName }) {
  const mayNotEdit = useRefusal()('edit menus and redirects');
  const mayEdit = mayNotEdit === undefined;
  const change = useChange();
  const items = useQuestion('menus.list', { menu: [menu] });
  const dead = useQuestion('doctor.check', { only: ['dead-menu-target'] });
  const [edited, setEdited] = useState<MenuRow | 'new'>();
  const [deleting, setDeleting] = useState<MenuRow>();
  const nodes = menuTree(items.data?.records ?? []);
  // The item as it is now, which somebody else may have changed since it was opened.
  const current =
    edited === undefined || edited === 'new'
      ? edited
      : (nodes.find(({ item }) => item.id === edited.id)?.item ?? edited);
  const faultOf = (id: string) => dead.data?.findings.find((finding) => finding.id === id);

  const tell = (work: Promise<unknown>) => void work.catch(tellFailure);
  const moveTo = (item: MenuRow, target: { order: number; parentId: string | undefined }) => {
    const { position, total } = placeOf(nodes, item, target);
    const message = moveLabels.done(item.label, position, total);
    return change('menus.move', { menu, record: item.id, to: target.order }, { message });
  };
  const step = ({ item, position, siblings }: MenuNode, to: 'up' | 'down') => {
    const other = siblings[to === 'up' ? position - 2 : position];
    if (other !== undefined) tell(moveTo(item, { order: other.order, parentId: item.parentId }));
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
  const toggle = ({ id, label, isVisible }: MenuRow) =>
    tell(
      change(
        isVisible ? 'menus.hide' : 'menus.show',
        { menu, records: [id] },
        { message: isVisible ? labels.done.hidden(label) : labels.done.shown(label) },
      ),
    );

  if (items.error !== null && items.data === undefined)
    return <LoadFailure error={items.error} onRetry={() => void items.refetch()} />;
  return (
    <div className={list.root}>
      {mayEdit ? (
        <div>
          <Button onClick={() => setEdited('new')}>{labels.add}</Button>
        </div>
      ) : null}
      <ReorderArea onMove={(from, to) => tell(drop(from, to))}>
        <Table
          caption={labels.tabs[menu]}
          hidesCaption
          isLoading={items.isPending}
          rows={nodes}
          rowKey={({ item }) => item.id}
          rowName={({ item }) => item.label}
          empty={<EmptyState title={messages.menu.empty} text={labels.emptyText[menu]} />}
          columns={[
            {
              title: labels.columns.label,
              cell: ({ item: { id, label }, depth }) => {
                const fault = faultOf(id);
                return (
                  <span className={styles.label} style={{ '--depth': depth } as CSSProperties}>
                    {label}
                    {fault === undefined ? null : (
                      <span className={styles.fault} data-severity={fault.severity}>
                        {fault.message}
                      </span>
                    )}
                  </span>
                );
              },
            },
            {
              title: labels.columns.order,
              cell: (node) =>
                mayEdit ? (
                  <span className={list.inline}>
                    <DragHandle />
                    <MoveButtons
                      name={node.item.label}
                      position={node.position}
                      total={node.siblings.length}
                      onMove={(to) => step(node, to)}
                    />
                  </span>
                ) : (
                  node.position
                ),
            },
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
            actionsColumn<MenuNode>(
              ({ item }) => item.label,
              ({ item }) => [
                {
                  label: adminLabels.rows.actions.edit,
                  disabledReason: mayNotEdit,
                  onAction: () => setEdited(item),
                },
                {
                  label: item.isVisible ? labels.hide : labels.show,
                  disabledReason: mayNotEdit,
                  onAction: () => toggle(item),
                },
                'line',
                {
                  label: adminLabels.rows.actions.delete,
                  tone: 'danger',
                  disabledReason: mayNotEdit,
                  onAction: () => setDeleting(item),
                },
              ],
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
      <DeleteDialog
        item={deleting}
        title={({ label }) => messages.menu.confirmDelete(label)}
        onClose={() => setDeleting(undefined)}
        onDelete={({ id }) =>
          change('menus.delete', { menu, records: [id] }, { message: messages.ours.menuItemDeleted })
        }
      />
    </div>
  );
}
