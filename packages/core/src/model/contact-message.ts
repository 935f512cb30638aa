/** A message that a visitor sent by the contact form. */
export interface ContactMessage {
  id: string;
  /** ISO 8601, UTC. */
  sentAt: string;
  name: string;
  email: string;
  text: string;
  /** What the sender agreed to, in the words of the form. */
  consent: string;
}

/** The most characters of each field of a message. */
export const MESSAGE_LENGTHS = { name: 100, email: 254, text: 4_000 } as const;
