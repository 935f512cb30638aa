import { HomeBanner } from '../HomeBanner/HomeBanner.js';
import type { HomeSectionPropsOf } from './home-section-props.js';
import { MoreLink } from './MoreLink.js';

/** A banner for advertisers. */
export function AdvertisingSection({
  title,
  description,
  button,
  href,
  linkComponent,
  ...root
}: HomeSectionPropsOf<'advertising'>) {
  const link = href && (
    <MoreLink href={href} linkComponent={linkComponent}>
      {button}
    </MoreLink>
  );
  return <HomeBanner {...root} title={title} text={description} action={link} />;
}
