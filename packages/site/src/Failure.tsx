import { isProblem } from '@croupier/core';
import { messages, siteLabels } from '@croupier/core/messages';
import { ButtonLink, ErrorState } from '@croupier/ui';
import { Component, type ReactNode } from 'react';

/** The props of the boundary: what it holds, and what makes it try again when it changes. */
export interface FailureBoundaryProps {
  /** The address that is shown. */
  place: string;
  children: ReactNode;
}

/** Shows a way on in the place of a screen that failed; another address is tried afresh. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failedAt?: string | undefined }> {
  override state: { failedAt?: string | undefined } = {};

  static getDerivedStateFromProps(
    { place }: FailureBoundaryProps,
    { failedAt }: { failedAt?: string },
  ): { failedAt?: undefined } | null {
    return failedAt === undefined || failedAt === '' || failedAt === place ? null : { failedAt: undefined };
  }

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: location.pathname + location.search };
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : <Failure />;
  }
}

/** The props of a failure: what is known of it. */
export interface FailureProps {
  /** What happened and what to do, where somebody has said it in words for people. */
  message?: string;
  hint?: string;
}

const { failure: say } = siteLabels;

/** What stands where nothing could be shown: what happened, and the ways on. */
export function Failure({ message = say.text, hint }: FailureProps) {
  return (
    <main className="failure">
      <title>{say.title}</title>
      <ErrorState
        heading="h1"
        title={say.title}
        text={hint === undefined ? message : `${message} ${hint}`}
        action={
          <>
            <ButtonLink href={globalThis.location?.href ?? '/'}>{say.again}</ButtonLink>{' '}
            <ButtonLink href="/" look="plain">
              {messages.notFound.home}
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}

/** What can be said of a failure in words; what is nobody's words goes to the console. */
export function wordsOf(failed: unknown): FailureProps {
  if (!isProblem(failed)) {
    console.error(failed);
    return {};
  }
  return { message: `${failed.message}.`, ...(failed.hint === undefined ? {} : { hint: failed.hint }) };
}
