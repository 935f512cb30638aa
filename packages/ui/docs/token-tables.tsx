import { contrast } from '../src/layout/PageFrame/brand';
import { colours, properties, tokensOf } from './tokens';
import './docs.css';

const GROUNDS = ['--cr-page', '--cr-surface'];

/** Every colour with its value in both themes, and its contrast with the page and with a card. */
export function Colours() {
  const of = (name: string) => colours.find((one) => one.name === name);
  const ratios = (value: string, theme: 'light' | 'dark') =>
    GROUNDS.map((ground) => contrast(value, of(ground)?.[theme] ?? value).toFixed(1)).join(' / ');
  return (
    <Wide>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light</th>
          <th scope="col">on page / card</th>
          <th scope="col">Dark</th>
          <th scope="col">on page / card</th>
        </tr>
      </thead>
      <tbody>
        {colours.map(({ name, light, dark }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <Swatch colour={light} />
            </td>
            <td>{ratios(light, 'light')}</td>
            <td>
              <Swatch colour={dark} />
            </td>
            <td>{ratios(dark, 'dark')}</td>
          </tr>
        ))}
      </tbody>
    </Wide>
  );
}

/** The tokens whose names begin so, each with something to see. */
export function Measures({ of, as }: { of: string; as: 'text' | 'width' | 'plain' }) {
  return (
    <Wide>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          {as === 'plain' ? null : <th scope="col">Seen</th>}
        </tr>
      </thead>
      <tbody>
        {tokensOf(of).map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{value}</code>
            </td>
            {as === 'text' ? <td style={{ fontSize: `var(${name})`, lineHeight: 1.2 }}>Score 9.2</td> : null}
            {as === 'width' ? (
              <td>
                <span className="docs-measure" style={{ inlineSize: `var(${name})` }} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Wide>
  );
}

/** The properties that a site sets, with what stands there until it does. */
export function Properties() {
  return (
    <Wide>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Unless you set it</th>
        </tr>
      </thead>
      <tbody>
        {properties.map(({ name, usual }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{usual}</td>
          </tr>
        ))}
      </tbody>
    </Wide>
  );
}

function Wide({ children }: { children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className="docs-wide sb-unstyled" tabIndex={0} aria-label="Table">
      <table>{children}</table>
    </section>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <>
      <span className="docs-swatch" style={{ background: colour }} /> <code>{colour}</code>
    </>
  );
}
