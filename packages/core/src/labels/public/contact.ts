/** The texts of the contact form. */
export const contactLabels = {
  refusals: {
    name: 'Please say your name',
    text: 'Please write a message',
    consent: 'Please agree that your message is kept',
    nameTooLong: (max: number | string) => `Please keep your name within ${max} characters`,
    tooLong: (max: number | string) => `Please keep your message within ${max} characters`,
    full: 'No more messages can be kept at the moment',
  },
} as const;
