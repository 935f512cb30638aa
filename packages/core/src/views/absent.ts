import { messages } from '../messages.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { addressOf, placeAt } from '../urls/places.js';
import { type Frame, frame } from './frame.js';

/** What stands where there is no page: what happened, and one link onward. */
export interface AbsentView extends Frame {
  title: string;
  text: string;
  link: { label: string; href: string };
}

/** The page for an address that leads nowhere. */
export function missing(catalogue: PublicCatalogue, path: string): AbsentView {
  const { casino, page, notFound } = messages;
  if (placeAt(path)?.kind === 'casino') {
    return absent(catalogue, path, casino.notFound, {
      title: casino.notFound,
      text: casino.reviewNotFoundText,
      link: toCasinos(),
    });
  }
  return absent(catalogue, path, page.notFound, {
    title: notFound.code,
    text: notFound.text,
    link: { label: notFound.home, href: addressOf({ kind: 'home' }) },
  });
}

/** The page for an address whose casino is listed no more. */
export function gone(catalogue: PublicCatalogue, path: string): AbsentView {
  return absent(catalogue, path, messages.casino.notFound, {
    title: messages.casino.notFound,
    text: messages.ours.goneText,
    link: toCasinos(),
  });
}

function absent(
  catalogue: PublicCatalogue,
  path: string,
  headTitle: string,
  said: Pick<AbsentView, 'title' | 'text' | 'link'>,
): AbsentView {
  return { ...frame(catalogue, { title: headTitle, path, isIndexed: false }), ...said };
}

function toCasinos() {
  return { label: messages.casino.backToCasinos, href: addressOf({ kind: 'best-casinos' }) };
}
