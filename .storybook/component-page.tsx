import {
  Controls,
  Description,
  Heading,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guidance } from '../packages/ui/docs/guidance/guidance.js';
import { guidanceOfStories } from '../packages/ui/docs/guidance/index.js';

/** The page of a component: what it is, how a designer uses it, and its props. */
export function ComponentPage() {
  const resolved = useOf('meta', ['meta']);
  const told = guidanceOfStories(String(resolved.preparedMeta.parameters.fileName ?? ''));
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {told === undefined ? null : <p>{STATUS_TEXT[told.status]}</p>}
      <Primary />
      {told === undefined ? null : <GuidanceText {...told} />}
      <Heading>Props</Heading>
      <Controls />
      <p>Features and hard cases have groups of their own, below this page in the list of components.</p>
    </>
  );
}

const STATUS_TEXT: Record<Guidance['status'], string> = {
  stable: 'Stable: its props change with a new major version alone.',
  new: 'New: its props may still change in details.',
  experimental: 'Experimental: it may change altogether.',
};

function GuidanceText({ use, avoid, do: good, dont, content, accessibility }: Guidance) {
  return (
    <>
      <Heading>When to use it</Heading>
      <p>{use}</p>
      <Heading>When not</Heading>
      <p>{avoid}</p>
      <Heading>Do and don't</Heading>
      <ul>
        <li>
          <strong>Do:</strong> {good}
        </li>
        <li>
          <strong>Don't:</strong> {dont}
        </li>
      </ul>
      <Heading>Content</Heading>
      <p>{content}</p>
      <Heading>Accessibility</Heading>
      <p>{accessibility}</p>
    </>
  );
}
