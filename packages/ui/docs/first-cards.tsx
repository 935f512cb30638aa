import App from './first-app';
import './docs.css';

/** What the first page promises, as its very code shows it. */
export function FirstCards() {
  return (
    <div className="docs-shown sb-unstyled" data-theme="light">
      <App />
    </div>
  );
}
