/** The texts of the menus screen. */
export const adminMenuLabels = {
  title: 'Menus',
  text: 'Drag an item, or move it with its buttons. An item under another one opens from it.',
  tabs: { header: 'Header Menu', footer: 'Footer Menu' },
  add: 'Add Item',
  columns: { label: 'Label', type: 'Type', url: 'URL', target: 'Target', visible: 'Visible', order: 'Order' },
  visible: 'Visible',
  hidden: 'Hidden',
  show: 'Show',
  hide: 'Hide',
  emptyText: {
    header:
      'Until there are some, the header shows the links that it has by itself. The first one stands behind them.',
    footer:
      'Until there are some, the footer shows the links that it has by itself. The first one stands behind them.',
  },
  start: 'Start from the default links',
  dialog: { add: 'Add Menu Item', edit: 'Edit Menu Item' },
  form: {
    label: 'Menu item',
    page: 'Page',
    category: 'Category',
    choose: 'Please choose',
    parent: 'Parent',
    top: 'None: it stands in the menu itself',
    trackingHint: 'A name by which your own analytics knows the link.',
  },
  done: {
    started: (count: number) => `${count} links are items of the menu now`,
    shown: (label: string) => `${label}: visible`,
    hidden: (label: string) => `${label}: hidden`,
  },
} as const;
