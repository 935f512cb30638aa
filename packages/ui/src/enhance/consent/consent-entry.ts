import { askForConsent } from './ask-for-consent.js';

/** The script of pages whose visits a service may count. */
askForConsent();
