import type { ReactElement } from 'react';
import type { LinkAttributes } from '../../parts/link-component.js';
import { VisitLink, type VisitLinkProps } from './VisitLink.js';
import type { VisitSlotProps } from './visit-handler.js';

/** The way out to a casino, drawn by the app where it says how. */
export function VisitSlot({ renderVisit, ...link }: VisitLinkProps & VisitSlotProps) {
  const { slug, visit } = link;
  // A function without hooks; embeds have the link alone, and no byte more.
  const ours = VisitLink(link) as ReactElement<LinkAttributes> | null;
  return ours && visit && renderVisit ? renderVisit(ours.props, { slug, ...visit }) : ours;
}
