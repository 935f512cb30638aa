import App from './first-app';
import './docs.css';

/** The code of the first page, so that it is type-checked. */
export function FirstCards() {
  return (
    <div className="docs-shown sb-unstyled" data-theme="light">
      <App />
    </div>
  );
}
