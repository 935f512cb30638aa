import { counted } from '../../../diagnostics/plural.js';

/** The texts of the screen of messages. */
export const adminMessageLabels = {
  title: 'Messages',
  count: (total: number) => counted(total, 'message'),
  search: 'Search by name, address or text',
  columns: { sent: 'Sent', from: 'From', text: 'Message', consent: 'Agreed to' },
  answer: 'Answer by email',
  export: 'Export',
  exportPerson: 'Export all of this person',
  confirmDelete: 'Delete for good?',
  deleted: (count: number) => `${counted(count, 'message')}: deleted`,
  none: 'No message matches',
  noneYet: 'No messages yet',
  noneYetText:
    'Visitors write by the form of the page with the slug contact. Turn it on under Settings, Contact form.',
};
