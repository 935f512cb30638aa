import { lazy } from '../../lazy.js';
import { complaintLabels, sampleLabels } from '../public/community.js';
import { componentLabels } from '../public/components.js';
import type { TermLabels } from './terms.js';

/** Every word of the form for complaints. */
export interface ComplaintFormLabels {
  /** BCP 47. */
  language: string;
  complain: string;
  complainText: string;
  casinoName: string;
  issue: string;
  amountInvolved: string;
  yourName: string;
  emailAddress: string;
  description: string;
  submitComplaint: string;
  sampleContent: string;
  sampleContentText: string;
  close: string;
  /** Take the place of the English words that stand in the data: the kinds of issue. */
  dataTerms?: TermLabels;
}

/** The words of the complaint form in English. */
export const englishComplaintFormLabels = /* @__PURE__ */ lazy((): ComplaintFormLabels => {
  const { title, text, casino, issue, amount, name, email, description, submit } = complaintLabels.form;
  return {
    language: 'en',
    complain: title,
    complainText: text,
    casinoName: casino,
    issue,
    amountInvolved: amount,
    yourName: name,
    emailAddress: email,
    description,
    submitComplaint: submit,
    sampleContent: sampleLabels.title,
    sampleContentText: sampleLabels.notice,
    close: componentLabels.parts.close,
  };
});
