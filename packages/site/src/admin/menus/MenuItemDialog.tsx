import { type OperationInput, POST_CATEGORIES, routePath } from '@croupier/core';
import { adminLabels, adminMenuLabels, messages } from '@croupier/core/messages';
import { Dialog, MenuItemForm, type MenuItemFormProps } from '@croupier/ui/admin';
import { useChange, useQuestion } from '../backend/use-operations.js';
import { useFormEditor } from '../records/use-form-editor.js';
import { type MenuNode, type MenuRow, possibleParents } from './menu-tree.js';

const { dialog: labels } = adminMenuLabels;

type MenuName = NonNullable<OperationInput<'menus.add'>['menu']>;

/** The props of the dialog. */
interface MenuItemDialogProps {
  menu: MenuName;
  nodes: readonly MenuNode[];
  /** The hash of the menus as they were read. */
  hash: string;
  /** The item to edit; 'new' for another one, undefined while the dialog is closed. */
  edited: MenuRow | 'new' | undefined;
  onClose: () => void;
}

/** A dialog with the form for an item of a menu. */
export function MenuItemDialog({ edited, onClose, ...rest }: MenuItemDialogProps) {
  return (
    <Dialog
      size="large"
      title={edited === 'new' ? labels.add : labels.edit}
      isOpen={edited !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {edited === undefined ? null : (
        <Editor {...rest} item={edited === 'new' ? undefined : edited} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Editor({
  menu,
  nodes,
  hash,
  item,
  onClose,
}: Omit<MenuItemDialogProps, 'edited'> & { item: MenuRow | undefined }) {
  const change = useChange();
  const pages = useQuestion('pages.list', {}).data?.records ?? [];
  const editor = useFormEditor({
    draftName: `menus ${menu} ${item?.id ?? 'new'}`,
    place: 'menus',
    stored: item && { record: withoutOrder(item), hash },
    async save({ record, changes }, expecting) {
      if (item === undefined) {
        return change('menus.add', { menu, record }, { message: messages.ours.menuItemAdded });
      }
      const input = { menu, record: item.id, changes };
      return change('menus.edit', input, {
        ...expecting,
        message: adminLabels.changes.savedNamed(item.label),
      });
    },
    onSaved: onClose,
    onCancel: onClose,
  });
  return (
    <MenuItemForm
      {...(editor as unknown as MenuItemFormProps)}
      pages={pages.map(({ slug, title }) => ({
        value: routePath({ kind: 'custom-page', slug }),
        label: title,
      }))}
      categories={POST_CATEGORIES.map((category) => ({
        value: `${routePath({ kind: 'blog' })}?category=${encodeURIComponent(category)}`,
        label: category,
      }))}
      parents={possibleParents(nodes, item).map(({ id, label }) => ({ value: id, label }))}
    />
  );
}

/** An item without its place, which others may change meanwhile. */
function withoutOrder({ order: _order, ...item }: MenuRow): object {
  return item;
}
