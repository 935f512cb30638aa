import { CasinoCard } from '../src/casino/CasinoCard/CasinoCard';
import { inkOn } from '../src/layout/PageFrame/brand';
import { cardOf } from '../src/sample-views';
import './docs.css';

const SKINS = [
  { name: 'Harbour', primary: '#1e3a8a', accent: '#f59e0b', theme: 'light' },
  { name: 'Orchard', primary: '#6b21a8', accent: '#a3e635', theme: 'dark' },
  { name: 'Ember', primary: '#9a3412', accent: '#5eead4', theme: 'light' },
];

/** One card in three brands. */
export function Skins() {
  return (
    <div className="docs-skins sb-unstyled">
      {SKINS.map(({ name, primary, accent, theme }) => {
        const style = {
          '--croupier-primary': primary,
          '--croupier-on-primary': inkOn(primary),
          '--croupier-accent': accent,
          '--croupier-on-accent': inkOn(accent),
        };
        return (
          <section key={name} className="docs-shown" data-theme={theme} style={style} aria-label={name}>
            <CasinoCard {...cardOf('copper-heron')} heading="h3" />
          </section>
        );
      })}
    </div>
  );
}
