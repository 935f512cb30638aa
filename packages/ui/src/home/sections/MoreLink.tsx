import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { LinkComponentProps } from '../../parts/link-component.js';

interface MoreLinkProps extends LinkComponentProps {
  href: string;
  children: string;
}

/** The link from a section to the page that shows all. */
export function MoreLink(props: MoreLinkProps) {
  return <ButtonLink {...props} variant="plain" />;
}
