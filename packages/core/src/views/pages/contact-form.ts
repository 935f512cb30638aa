import { MESSAGE_LENGTHS } from '../../model/contact-message.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { consentDocuments } from './account/register.js';
import { type FormContentsView, formContents, type SubmittedForm } from './account/submitted-form.js';

/** The slug of the page that has the contact form, where the settings turn it on. */
const CONTACT_SLUG = 'contact';

/** How visitors reach the people of a site. */
export interface ContactFormView extends FormContentsView {
  /** Whether the form is shown: a server keeps what is sent. Otherwise only the address is said. */
  isOpen: boolean;
  /** Whether a message was just sent. */
  isSent: boolean;
  /** The path of the privacy policy; absent where the site has none yet. */
  privacy?: string;
  /** The e-mail address of the site; absent where it has none. */
  email?: string;
  /** The most characters of each field. */
  maxLengths: Readonly<Record<'name' | 'email' | 'text', number>>;
}

/** The form of the contact page; undefined on other pages, and where there is nothing to write to. */
export function contactForm(
  catalogue: PublicCatalogue,
  slug: string,
  form: SubmittedForm | undefined,
): ContactFormView | undefined {
  const { hasContactForm, contactEmail } = catalogue.settings;
  if (slug !== CONTACT_SLUG || !hasContactForm) return undefined;
  const isOpen = receivesMessages(catalogue);
  if (!isOpen && contactEmail === undefined) return undefined;
  const { privacy } = consentDocuments(catalogue);
  return {
    ...formContents(catalogue, form),
    isOpen,
    isSent: form?.isSent ?? false,
    maxLengths: MESSAGE_LENGTHS,
    ...(privacy === undefined ? {} : { privacy }),
    ...(contactEmail === undefined ? {} : { email: contactEmail }),
  };
}

/** Whether a site keeps messages: a server does, files and the demo cannot. */
export function receivesMessages({ settings, pages, hasAccounts = false }: PublicCatalogue): boolean {
  return hasAccounts && settings.hasContactForm && pages.has(CONTACT_SLUG);
}
