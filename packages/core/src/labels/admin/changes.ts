/** What is said of a change: that it is saved or undone, or that somebody else was faster. */
export const adminChangeLabels = {
  changes: {
    undo: 'Undo',
    undone: 'Undone',
    undoing: 'Taking it back…',
    added: (name: string) => `${name}: added`,
    savedNamed: (name: string) => `${name}: saved`,
    stale: 'Nothing was saved. Compare the two, and save again.',
    deleted: {
      title: 'Somebody has deleted this meanwhile',
      text: 'Nothing was saved, and what you typed is still here.',
      bringBack: (subject: string) => `Bring back ${subject}`,
      broughtBack: (subject: string) => `${subject}: brought back`,
      saveAsNew: 'Save as new',
    },
  },
} as const;
