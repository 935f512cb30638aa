import { counted } from '../../../diagnostics/plural.js';

/** The words of the screen of bonuses: what was checked and withdrawn, and figures that their texts say. */
export const adminOfferLabels = {
  confirm: 'Checked today',
  confirmed: (name: string) => `${name}: checked today`,
  withdraw: 'Withdraw',
  withdrawn: 'Withdrawn',
  restore: 'Put back on the site',
  restored: (name: string) => `${name}: back on the site`,
  suggest: {
    title: 'Read figures',
    text: 'What the titles, wagering and deposits of your bonuses say as figures. Nothing is filled in before you save it.',
    dollar: 'Currency of $',
    dollarHint: 'Such as USD or CAD; without it no amount in $ is read.',
    caption: 'Proposed figures',
    columns: { title: 'Bonus', figures: 'Figures', unread: 'Not read' },
    none: 'No text says a figure that is not entered yet.',
    save: (count: number) => `Save ${counted(count, 'proposal')}`,
    done: (name: string) => `Figures saved: ${name}`,
  },
} as const;
