import { CasinoCard } from '../src/casino/CasinoCard/CasinoCard';
import { sampleCasinoCard } from '../src/stories/sample-views';
import { brandStyle, brands } from './brands';
import './docs.css';

/** One card in three brands, the second of them in the dark. */
export function Skins() {
  return (
    <div className="docs-skins sb-unstyled">
      {Object.values(brands).map((brand, i) => (
        <section
          key={brand.title}
          className="docs-shown"
          data-theme={i === 1 ? 'dark' : 'light'}
          style={brandStyle(brand)}
          aria-label={brand.title}
        >
          <CasinoCard {...sampleCasinoCard('copper-heron')} heading="h3" />
        </section>
      ))}
    </div>
  );
}
