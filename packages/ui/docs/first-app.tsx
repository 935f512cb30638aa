import { casinoCard } from '@croupier/core';
import { sampleCatalogue } from '@croupier/core/sample';
import { CasinoCard } from '@croupier/ui';
import '@croupier/ui/styles.css';

const { casinos } = await sampleCatalogue();
const theme = { 'data-theme': 'auto', style: { '--croupier-primary': '#6b21a8' } };
const cards = casinos.slice(0, 2).map((casino) => <CasinoCard key={casino.slug} {...casinoCard(casino)} />);

export default function App() {
  return <main {...theme}>{cards}</main>;
}
