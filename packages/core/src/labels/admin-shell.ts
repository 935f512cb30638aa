/** The texts around every screen of the admin: the sidebar, the keys, the palette and what all lists share. */
export const adminShellLabels = {
  nav: {
    label: 'Admin',
    search: 'Find a screen',
    none: 'No screen of that name',
    open: 'Menu',
    palette: 'Search everything',
    paletteKey: 'Ctrl K',
    keys: 'Keyboard shortcuts',
    viewSite: 'View site',
    profile: 'Settings',
    logout: 'Logout',
    skip: 'Skip to content',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    open: 'Show these keys',
    palette: 'Go to a screen, a record or an action',
    withMod: (key: string) => `Ctrl or ⌘ + ${key}`,
    save: 'Save the form',
    /** What every part of the admin does with these keys. */
    always: [
      ['Esc', 'Close a dialog or a menu'],
      ['↓ ↑ or j k', 'From row to row, at the checkboxes of a list; with Shift they select'],
      ['Space', 'Select the row'],
      ['Enter', 'Open the row'],
    ],
    singleKeys: 'Keys without Ctrl',
    singleKeysHint: 'Turn them off where they get in the way of dictation or other software.',
  },
  palette: {
    records: 'Records',
    screens: 'Screens',
    actions: 'Actions',
    kinds: { casino: 'Casino', game: 'Game', user: 'User' },
  },
  /** Every list. */
  list: {
    focusSearch: 'Search this list',
    clear: 'Clear filters',
    views: 'Saved views',
    allRows: 'Everything',
    saveView: 'Save this view…',
    saveViewTitle: 'Save this view',
    saveViewText: 'It keeps the filters, the order and the columns, in this browser.',
    viewName: 'Name',
    save: 'Save',
    forgetView: (name: string) => `Forget "${name}"`,
  },
} as const;
