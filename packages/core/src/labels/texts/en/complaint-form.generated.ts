// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.

/** English words: complaintForm. */
export const enComplaintForm = {"complain":"Submit a Complaint","complainText":"This form is part of the samples: what you write stays on your screen.","casinoName":"Casino Name","issue":"Issue Type","amountInvolved":"Amount Involved","yourName":"Your Name","description":"Description","submitComplaint":"Submit Complaint"} as const;
