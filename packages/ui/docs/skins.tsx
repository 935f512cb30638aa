import { CasinoCard } from '../src/casino/CasinoCard/CasinoCard';
import { Notice } from '../src/parts/Notice/Notice';
import { SectionHeading } from '../src/parts/SectionHeading/SectionHeading';
import { sampleCasinoCard } from '../src/stories/sample-views';
import { brandCss, brandStyle, brands } from './brands';
import { Snippet } from './snippet';
import './docs.css';

/** The same page in three brands, each in light and in the dark. */
export function Skins() {
  return (
    <div className="docs-skins sb-unstyled">
      {Object.values(brands).flatMap((brand) =>
        (['light', 'dark'] as const).map((theme) => (
          <section
            key={`${brand.title} ${theme}`}
            className="docs-shown"
            data-theme={theme}
            style={brandStyle(brand)}
            aria-label={`${brand.title}, ${theme}`}
          >
            <SectionHeading level="h2" title={brand.title} text={brand.about} />
            <CasinoCard {...sampleCasinoCard('copper-heron')} heading="h3" />
            <Notice title="Terms apply">Read them before you deposit.</Notice>
          </section>
        )),
      )}
    </div>
  );
}

/** All that makes the first of the three. */
export function SkinSource() {
  const [brand] = Object.values(brands);
  return brand === undefined ? null : (
    <Snippet lang="css" name={`the rule of ${brand.title}`} text={brandCss(brand)} />
  );
}
