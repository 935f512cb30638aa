import { CasinoCard, casinoCardProps } from '@croupier/ui';
import '@croupier/ui/styles.css';

const acme = { name: 'Acme Palace', score: 9.2, bonus: '100% up to €200', visitUrl: 'https://acme.example/' };
const bella = { name: 'Bella Vista', score: 8.1, visitUrl: 'https://bella.example/', reviewUrl: '/bella' };
const cards = [acme, bella].map((casino) => <CasinoCard key={casino.name} {...casinoCardProps(casino)} />);
const theme = { 'data-theme': 'auto', style: { '--croupier-primary': '#6b21a8' } };

export default function App() {
  return <main {...theme}>{cards}</main>;
}
