import { isProblem } from '@croupier/core';
import { messages, siteLabels } from '@croupier/core/messages';
import { ButtonLink, ErrorState } from '@croupier/ui';
import { Component, type ReactNode } from 'react';

/** The props of the boundary: what it holds, and what makes it try again when it changes. */
export interface ErrorBoundaryProps {
  /** What is shown, made anew whenever it is asked for. */
  page: object;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  page?: object;
}

/** Shows a way on in the place of a screen that failed; what is asked for next, be it the same, is tried afresh. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromProps(
    { page }: ErrorBoundaryProps,
    tried: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return tried.page === page ? null : { hasFailed: false, page };
  }

  static getDerivedStateFromError(): Pick<ErrorBoundaryState, 'hasFailed'> {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}

/** The props of a failure: what is known of it. */
export interface ErrorScreenProps {
  /** What happened and what to do, where somebody has said it in words for people. */
  message?: string;
  hint?: string;
}

const { failure: failureLabels } = siteLabels;

/** What stands where nothing could be shown: what happened, and the ways on. */
export function ErrorScreen({ message = failureLabels.text, hint }: ErrorScreenProps) {
  return (
    <main className="failure">
      <title>{failureLabels.title}</title>
      <ErrorState
        heading="h1"
        title={failureLabels.title}
        text={hint === undefined ? message : `${message} ${hint}`}
        action={
          <>
            <ButtonLink href={globalThis.location?.href ?? '/'}>{failureLabels.again}</ButtonLink>{' '}
            <ButtonLink href="/" variant="plain">
              {messages.notFound.home}
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}

/** What can be said of a failure in words; what is nobody's words goes to the console. */
export function errorScreenProps(failed: unknown): ErrorScreenProps {
  if (!isProblem(failed)) {
    console.error(failed);
    return {};
  }
  return { message: `${failed.message}.`, ...(failed.hint === undefined ? {} : { hint: failed.hint }) };
}
