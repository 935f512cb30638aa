import { Markdown } from '@storybook/addon-docs/blocks';
import './docs.css';

const changesets = import.meta.glob<string>(['../../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const released = import.meta.glob<string>('../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const STEPS = { major: 'What asks for a change of yours', minor: 'New', patch: 'Mended' };
type Step = keyof typeof STEPS;

/** The changes of the components that are in no release yet. */
const changes = Object.values(changesets).flatMap((text) => {
  const [, head = '', body = ''] = text.split(/^---$/m);
  const step = /["']@croupier\/ui["']: (major|minor|patch)/.exec(head)?.[1] as Step | undefined;
  return step === undefined ? [] : [{ step, text: body.trim().replaceAll('\n', ' ') }];
});

/** What has changed for those who use the components: what is to be released, then the releases. */
export function Changelog() {
  const next = (Object.keys(STEPS) as Step[]).flatMap((step) => {
    const items = changes.filter((change) => change.step === step).map(({ text }) => `- ${text}`);
    return items.length === 0 ? [] : [`### ${STEPS[step]}`, items.join('\n')];
  });
  const releases = Object.values(released).map((text) => text.replace(/^# .*\n/, ''));
  const heading = next.length === 0 ? [] : ['## Next'];
  return <Markdown>{[...heading, ...next, ...releases].join('\n\n')}</Markdown>;
}
