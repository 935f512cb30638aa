/** The texts of the screens of the home page and its sections. */
export const adminHomepageLabels = {
  content: {
    title: 'Content',
    tab: 'Homepage Sections',
    edit: 'Edit homepage',
    columns: {
      title: 'Title',
      id: 'Id',
      type: 'Type',
      status: 'Status',
      order: 'Order',
      actions: 'Actions',
    },
    editSection: 'Edit',
    active: 'Active',
    inactive: 'Inactive',
    enable: 'Enable',
    disable: 'Disable',
    text: 'Drag a section, or move it with its buttons. Visitors see the new order at once.',
    done: {
      enabled: (title: string) => `${title}: shown to visitors`,
      disabled: (title: string) => `${title}: hidden from visitors`,
    },
  },
  editor: {
    title: 'Homepage Content',
    back: 'Back to Content',
    view: 'View Homepage',
    submit: 'Update Homepage',
    busy: 'Updating...',
    form: 'Homepage content',
    cards: {
      hero: 'Hero',
      statistics: 'Statistics',
      casinos: 'Best Casinos',
      insights: 'Protections',
      advertising: 'Advertising',
      'online-casinos': 'Online Casinos',
      'casino-bonuses': 'Casino Bonuses',
    },
    figureHint: 'As visitors read it, such as 13,367. An empty figure is not shown.',
  },
  section: {
    title: (title: string) => `Edit ${title}`,
    submit: 'Save Changes',
    busy: 'Saving...',
    form: 'Section',
    name: 'Name',
    nameHint: (kind: string) =>
      `What this section is called here; visitors do not see it. Empty, it is called '${kind}'.`,
    automatic: 'This section fills itself with the latest articles. Nothing in it is edited by hand.',
    fixed: 'This section has no texts of its own.',
    back: 'Back to Content',
    html: 'HTML is allowed; what could harm visitors is taken out.',
  },
} as const;

/** The texts of the preview of a page. */
export const adminPreviewLabels = {
  title: 'Preview',
  text: 'The page itself, with what is not saved yet. Links in it lead on within the preview.',
  width: 'Width',
  devices: { mobile: 'Mobile 375px', tablet: 'Tablet 768px', desktop: 'Desktop 100%' },
  frame: (path: string) => `Preview of ${path}`,
  at: (path: string) => `Shown: ${path}`,
  home: 'Back to the start',
  stale: 'The preview shows the last state that can be saved.',
} as const;
