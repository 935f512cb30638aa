import { Rows } from './rows';
import { tokensOf } from './tokens';
import './docs.css';

/** The two typefaces, each as it looks. */
export function Faces() {
  return (
    <Rows
      name="Typefaces"
      head={['Token', 'Seen', 'First of these that the reader has']}
      rows={tokensOf('')
        .filter(({ name }) => name.endsWith('-face'))
        .map(({ name, value }) => [
          <code key="name">{name}</code>,
          <span key="seen" style={{ fontFamily: `var(${name})`, fontSize: '1.5rem', whiteSpace: 'nowrap' }}>
            Excellent, 9.2
          </span>,
          value.replace(/^var\( ?--[\w-]+, (.*?) ?\)$/, '$1'),
        ])}
    />
  );
}

/** The shadow on the page of each theme. */
export function Shadow() {
  return (
    <div className="docs-skins sb-unstyled">
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} className="docs-shown" data-theme={theme} aria-label={`Shadow, ${theme}`}>
          <p className="docs-raised">{theme === 'light' ? 'Light' : 'Dark'}</p>
        </section>
      ))}
    </div>
  );
}

/** The durations, each shown while a pointer or the focus is on it. */
export function Durations() {
  return (
    <Rows
      name="Durations"
      head={['Token', 'Value', 'Point at it']}
      rows={['--cr-quick', '--cr-slow'].map((name) => [
        <code key="name">{name}</code>,
        <code key="value">{tokensOf(name.replace('--cr-', ''))[0]?.value}</code>,
        <button
          key="seen"
          type="button"
          className="docs-motion"
          aria-label={`Show ${name}`}
          style={{ transitionDuration: `var(${name})` }}
        />,
      ])}
    />
  );
}
