/** What was done, by the last word of an operation. */
const DONE: Readonly<Record<string, string>> = {
  init: 'made',
  add: 'added',
  edit: 'changed',
  delete: 'deleted',
  import: 'imported',
  move: 'moved',
  publish: 'published',
  unpublish: 'taken back to draft',
  activate: 'activated',
  deactivate: 'deactivated',
  feature: 'featured',
  unfeature: 'no longer featured',
  blacklist: 'blacklisted',
  unblacklist: 'no longer blacklisted',
  rename: 'renamed',
  merge: 'merged',
  distinct: 'not the same one',
  confirm: 'checked',
  withdraw: 'taken off the site',
  restore: 'put back',
  enable: 'turned on',
  disable: 'turned off',
  show: 'shown',
  hide: 'hidden',
  set: 'changed',
  reset: 'reset',
  revert: 'an earlier version put back',
  save: 'saved',
  update: 'updated',
  decide: 'decided',
  mend: 'mended',
  undo: 'a change taken back',
  redo: 'taken back no longer',
  put: 'put in',
  'set-password': 'new password',
  'create-missing': 'missing ones created',
  'clean-duplicates': 'duplicates removed',
};

/** What was done by an operation whose last word means something else elsewhere. */
const DONE_THERE: Readonly<Record<string, string>> = {
  'store.restore': 'restored from a backup',
  'menus.start': 'begun with the default links',
};

/** An operation as people say it: "Casinos: no longer featured" for `casinos.unfeature`. */
export function operationWords(name: string): string {
  const parts = name.split('.');
  const verb = parts.at(-1) ?? '';
  const did = parts.length > 1 ? (DONE_THERE[name] ?? DONE[verb] ?? verb.replaceAll('-', ' ')) : '';
  const noun = (did === '' ? parts : parts.slice(0, -1)).join(' ').replaceAll('-', ' ');
  const text = did === '' ? noun : `${noun}: ${did}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
