/** The texts of the contact form. */
export const contactLabels = {
  title: 'Write to us',
  name: 'Your name',
  email: 'Your email address',
  text: 'Your message',
  consent: 'I agree that my name, my email address and this message are kept for up to a year, to answer me.',
  privacy: 'Privacy Policy',
  submit: 'Send',
  busy: 'Sending...',
  /** The field that people do not see; what fills it in is no person. */
  trap: 'Leave this empty',
  sentTitle: 'Your message has arrived',
  sentText: 'It is kept for up to a year. Ask us to delete it sooner, and we do.',
  /** Where the site cannot receive anything. */
  writeTo: 'Write to',
  refusals: {
    name: 'Please say your name',
    text: 'Please write a message',
    consent: 'Please agree that your message is kept',
    nameTooLong: (max: number | string) => `Please keep your name within ${max} characters`,
    tooLong: (max: number | string) => `Please keep your message within ${max} characters`,
    full: 'No more messages can be kept at the moment',
  },
} as const;
