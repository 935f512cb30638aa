import { counted } from '../../diagnostics/plural.js';

/** The labels of the saved views of a list. */
export const adminViewLabels = {
  views: 'Saved views',
  allRows: 'Everything',
  save: 'Save this view…',
  saveTitle: 'Save this view',
  saveText: 'It keeps the search, the filters, the order and the columns, for everybody who sees this list.',
  name: 'Name',
  nameHint: 'A view of this list with the same name is replaced.',
  submit: 'Save',
  saving: 'Saving…',
  saved: (name: string) => `The view ${name} is saved`,
  replaced: (name: string) => `Replaced the view ${name}`,
  delete: (name: string) => `Delete "${name}"`,
  deleted: (name: string) => `The view ${name} is deleted`,
  /** A view that this browser has kept since before views were shared. */
  local: (name: string) => `${name} (in this browser only)`,
  share: 'Share the views of this browser',
  shared: (count: number) => `${counted(count, 'view')} shared`,
  stayed: (names: string) =>
    `Still in this browser only, since the list has other views of these names: ${names}`,
  forget: (name: string) => `Forget "${name}"`,
} as const;
